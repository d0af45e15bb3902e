import { X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "../../../ui/cx";
import { useModal } from "../../../ui/useModal";
import { t } from "../../say";
import { useTable, useTableStore } from "../../state/table";
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

/** A modal dialog, open as long as it is drawn. */
export function Modal({ title, isSheet = false, isText = false, onClose, children, actions }: Props) {
  const store = useTableStore();
  const asked = useTable((s) => s.dialog);
  // The browser tells late that this one was closed: by then the next one may have been asked for.
  const close = () => {
    if (store.getState().dialog === asked) onClose();
  };
  const modal = useModal(close, asked);
  const heading = useId();
  return (
    <dialog className={cx(styles.dialog, isSheet && styles.sheet)} aria-labelledby={heading} {...modal}>
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <button type="button" className={styles.close} aria-label={t("table.close")} onClick={close}>
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
