import type { CSSProperties } from "react";
import type { ContestDie } from "../../../games/game-status";
import { t } from "../../../text";
import styles from "./Die.module.css";
import { RollingDie } from "./RollingDie";
import { Solid } from "./Solid";

interface Props {
  readonly die: ContestDie;
  readonly seat: number;
  /** Index in its throw. Later dice stop later. */
  readonly order: number;
  /** Whether its number is not known yet. */
  readonly isRolling: boolean;
}

/** Dice of one throw start one after the other, all within this many milliseconds. */
const SPREAD = 160;

/**
 * One twenty-sided die. It rolls in and stops with its number in front; its number before a reroll and whether it
 * counts are shown beside it. Its accessible name says all of this once it is still.
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
