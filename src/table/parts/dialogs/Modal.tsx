import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { t } from "../../say";
import { cx } from "../cx";
import styles from "./Modal.module.css";

interface Props {
  readonly title: ReactNode;
  /** Along the lower edge, nearly as high as the screen. */
  readonly isSheet?: boolean;
  /** Nothing in it takes focus, so it takes it itself to be scrolled by keyboard. */
  readonly isText?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A modal dialog, open as long as it is drawn: the browser keeps focus inside, answers Esc and gives focus back. */
export function Modal({ title, isSheet = false, isText = false, onClose, children, actions }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const pressed = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog closes it; Esc does the same.
    <dialog
      ref={dialog}
      className={cx(styles.dialog, isSheet && styles.sheet)}
      aria-labelledby={heading}
      onClose={() => {
        // Late after a close and a new opening: only a dialog that is shut is gone.
        if (!dialog.current?.open) onClose();
      }}
      onClick={pressed}
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <button type="button" className={styles.close} aria-label={t("table.close")} onClick={onClose}>
            <X aria-hidden="true" />
          </button>
        </header>
        <div className={styles.body} tabIndex={isText ? 0 : undefined}>
          {children}
        </div>
        {actions && <footer className={styles.foot}>{actions}</footer>}
      </div>
    </dialog>
  );
}
