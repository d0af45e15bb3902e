import type { CSSProperties } from "react";
import type { ContestDie } from "../../../games/game";
import { t } from "../../../text";
import styles from "./Die.module.css";
import { RollingDie } from "./RollingDie";
import { Solid } from "./Solid";

interface Props {
  readonly die: ContestDie;
  readonly seat: number;
  /** Place in its throw: later dice come to rest later. */
  readonly order: number;
  /** What it shows is not known yet. */
  readonly isRolling: boolean;
}

/** Dice of one throw begin to roll one after the other, but no longer than this apart altogether. */
const SPREAD = 160;

/**
 * One twenty-sided die: it rolls in and comes to rest with its number in front; its number before a reroll and whether it
 * counts are shown beside it. Its accessible name says all of this once it lies still.
 */
export function Die({ die, seat, order, isRolling }: Props) {
  const key = isRolling
    ? "table.die.rolling"
    : die.best
      ? "table.die.best"
      : die.was !== null
        ? "table.die.again"
        : "table.die";
  const style = { "--wait": `${Math.min(order * 40, SPREAD)}ms` } as CSSProperties;
  return (
    <span
      className={styles.die}
      role="img"
      aria-label={t(key, { value: die.value, was: die.was ?? "" })}
      data-best={die.best || undefined}
      data-odd={order % 2 === 1 || undefined}
      style={style}
    >
      <RollingDie seat={seat} isBest={die.best} />
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <g className={styles.rest}>
          <Solid number={die.value} />
        </g>
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
