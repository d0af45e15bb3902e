import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import styles from "./Button.module.css";
import { cx } from "./cx";

/** `primary`: the main action; `plain`: any other; `quiet`: beside other content; `danger`: destroys data. */
type Look = "primary" | "plain" | "quiet" | "danger";

interface Shared {
  readonly look?: Look;
  readonly icon?: ReactNode;
}

type ButtonProps = Shared & ButtonHTMLAttributes<HTMLButtonElement>;

export function Button({ look = "plain", icon, className, children, type = "button", ...rest }: ButtonProps) {
  return (
    <button type={type} className={cx(styles.button, styles[look], className)} {...rest}>
      {icon}
      {children}
    </button>
  );
}

type LinkProps = Shared & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** A link that looks like a button. */
export function ButtonLink({ look = "plain", icon, className, children, ...rest }: LinkProps) {
  return (
    <a className={cx(styles.button, styles[look], className)} {...rest}>
      {icon}
      {children}
    </a>
  );
}
