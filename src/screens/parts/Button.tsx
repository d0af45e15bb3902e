import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { hrefOf, type Route } from "../routing/route";
import styles from "./Button.module.css";
import { classes } from "./classes";

/** `primary`: the one thing to do here; `plain`: anything else; `quiet`: beside other things; `danger`: destroys. */
export type Look = "primary" | "plain" | "quiet" | "danger";

interface Shared {
  readonly look?: Look;
  readonly icon?: ReactNode;
}

type ButtonProps = Shared & ButtonHTMLAttributes<HTMLButtonElement>;

export function Button({ look = "plain", icon, className, children, type = "button", ...rest }: ButtonProps) {
  return (
    <button type={type} className={classes(styles.button, styles[look], className)} {...rest}>
      {icon}
      {children}
    </button>
  );
}

type LinkProps = Shared & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: Route };

/** A link that looks like a button, to another screen. */
export function ButtonLink({ look = "plain", icon, className, children, to, ...rest }: LinkProps) {
  return (
    <a href={hrefOf(to)} className={classes(styles.button, styles[look], className)} {...rest}>
      {icon}
      {children}
    </a>
  );
}
