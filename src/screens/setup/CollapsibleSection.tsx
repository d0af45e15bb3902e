import { type ReactNode, useEffect, useState } from "react";
import { useMedia } from "../../ui/useMedia";
import styles from "./CollapsibleSection.module.css";

const NARROW = "(max-width: 40rem)";

/** True when the set-up is collapsed into rows, because it would be very long otherwise. */
export const useIsCollapsed = (): boolean => useMedia(NARROW);

interface Props {
  readonly title: ReactNode;
  /** Summary of its choices, shown in the row. */
  readonly chosen: ReactNode;
  /** Whether it contains a problem, so that it opens. */
  readonly isWrong?: boolean;
  readonly children: ReactNode;
}

/** A part of the set-up: always open when there is room, a collapsible row on a phone. */
export function CollapsibleSection({ title, chosen, isWrong = false, children }: Props) {
  const folds = useIsCollapsed();
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
