import type { ContestDie } from "../../../games/game";
import { t } from "../../say";
import styles from "./Die.module.css";

interface Props {
  readonly die: ContestDie;
  /** Position in its throw: later dice come to rest later. */
  readonly order: number;
}

/** One twenty-sided die as it lies: its number, what it was before, and whether it counts. */
export function Die({ die, order }: Props) {
  const key = die.best ? "table.die.best" : die.was !== null ? "table.die.again" : "table.die";
  return (
    <span
      className={styles.die}
      role="img"
      aria-label={t(key, { value: die.value, was: die.was ?? "" })}
      data-best={die.best || undefined}
      style={{ animationDelay: `calc(${order * 70}ms * var(--pace))` }}
    >
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <path className={styles.body} d="M0-48 42-24V24L0 48-42 24V-24Z" />
        <path
          className={styles.facets}
          d="M0-30 27 17H-27ZM0-30V-48M27 17 42 24M-27 17-42 24M0-30 42-24 27 17 0 48-27 17-42-24Z"
        />
        <text y="9" textAnchor="middle">
          {die.value}
        </text>
      </svg>
      {die.was !== null && <s className={styles.was}>{die.was}</s>}
      {die.best && (
        <span className={styles.star} aria-hidden="true">
          ★
        </span>
      )}
    </span>
  );
}
