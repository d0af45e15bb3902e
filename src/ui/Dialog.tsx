import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { t } from "../text";
import { Button } from "./Button";
import { cx } from "./cx";
import styles from "./Dialog.module.css";
import { noteOpen } from "./top-dialog";

interface Props {
  readonly title: ReactNode;
  /** `card` and the wider `wide` in the middle of the screen, `side` along its right edge, `sheet` along its lower edge. */
  readonly shape?: "card" | "wide" | "side" | "sheet";
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the bottom. */
  readonly actions?: ReactNode;
}

/** A modal dialog, open as long as it is rendered. It closes on Esc and on a press beside it. */
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
          <Button look="quiet" className={styles.close} aria-label={t("ui.close")} onClick={onClose}>
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

function useModal(close: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.showModal();
    const noteClosed = noteOpen(element);
    return () => {
      element.close();
      noteClosed();
    };
  }, []);
  return {
    ref,
    // The event comes late: in strict mode the dialog has been reopened by then.
    onClose: () => {
      if (!ref.current?.open) close();
    },
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) close();
    },
  };
}
