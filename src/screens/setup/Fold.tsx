import { type ReactNode, useEffect, useState } from "react";
import { useMedia } from "../../ui/useMedia";
import styles from "./Fold.module.css";

const NARROW = "(max-width: 40rem)";

/** Does the set-up fold? Only where it would be very long. */
export const useFolds = (): boolean => useMedia(NARROW);

interface Props {
  readonly title: ReactNode;
  /** What is chosen in it, for as long as it is folded and after. */
  readonly chosen: ReactNode;
  /** Something in it needs to be looked at: it unfolds. */
  readonly isWrong?: boolean;
  readonly children: ReactNode;
}

/** A part of the set-up: as it is where there is room, a row that unfolds on a phone. */
export function Fold({ title, chosen, isWrong = false, children }: Props) {
  const folds = useFolds();
  const [isOpen, setOpen] = useState(isWrong);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  if (!folds) return children;
  return (
    <details
      className={styles.fold}
      data-fold
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={styles.row}>
        <span className={styles.title}>{title}</span>
        <span className={styles.chosen}>{chosen}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
