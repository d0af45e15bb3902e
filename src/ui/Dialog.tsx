import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { text } from "../text";
import { Button } from "./Button";
import { cx } from "./cx";
import styles from "./Dialog.module.css";
import { useModal } from "./useModal";

interface Props {
  readonly title: string;
  /** `card` in the middle of the screen, `side` along its right edge. */
  readonly shape?: "card" | "side";
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
}

/** A modal dialog, open as long as it is rendered. */
export function Dialog({ title, shape = "card", onClose, children, actions }: Props) {
  const modal = useModal(onClose);
  const heading = useId();
  return (
    <dialog className={cx(styles.dialog, styles[shape])} aria-labelledby={heading} {...modal}>
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <Button look="quiet" className={styles.close} aria-label={text("shell.close")} onClick={onClose}>
            <X aria-hidden="true" size={20} />
          </Button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard. */}
        <section className={styles.body} aria-labelledby={heading} tabIndex={0}>
          {children}
        </section>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
