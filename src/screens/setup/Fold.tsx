import { type ReactNode, useEffect, useState } from "react";
import styles from "./Fold.module.css";

interface Props {
  readonly title: string;
  /** Summary of its choices, shown beside the title. */
  readonly chosen?: ReactNode;
  /** Whether it contains a problem, so that it opens. */
  readonly isWrong?: boolean;
  readonly children: ReactNode;
}

/** A part of the set-up that is folded until someone needs it. */
export function Fold({ title, chosen, isWrong = false, children }: Props) {
  const [isOpen, setOpen] = useState(isWrong);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  return (
    <details className={styles.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.row}>
        <span className={styles.title}>{title}</span>
        {chosen && <span className={styles.chosen}>{chosen}</span>}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
