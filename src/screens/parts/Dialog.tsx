import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { t } from "../say";
import { Button } from "./Button";
import { classes } from "./classes";
import styles from "./Dialog.module.css";

interface Props {
  readonly title: string;
  /** `card` in the middle of the screen, `side` along its right edge. */
  readonly shape?: "card" | "side";
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
}

/**
 * A modal dialog, open as long as it is rendered. The browser's own <dialog> keeps focus inside, answers Esc and
 * gives focus back, without a style element that the content policy would refuse.
 */
export function Dialog({ title, shape = "card", onClose, children, actions }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // The event comes late: by then the dialog may have been opened again.
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };
  const pressed = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog closes it; Esc does the same.
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[shape])}
      aria-labelledby={heading}
      onClose={closed}
      onClick={pressed}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <Button look="quiet" className={styles.close} aria-label={t("shell.close")} onClick={onClose}>
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
