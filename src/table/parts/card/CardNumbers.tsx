import type { Game } from "../../../games/game";
import styles from "./CardNumbers.module.css";

interface Props {
  readonly game: Game;
  readonly def: string;
  /** See `valuesOf`. Empty for the printed values. */
  readonly values: readonly number[];
  /** The position of the number that the aimed action compares. */
  readonly facing: string | null;
  readonly inHand: boolean;
}

/** The numbers of a card, each with how it differs from what is printed. */
export function CardNumbers({ game, def, values, facing, inHand }: Props) {
  const stats = game.cards.pool[def]?.stats ?? {};
  const { cardStats } = game.table.mat;
  return cardStats.map(({ stat, place, lessCounter: less, left: kept, sign, inPlay, counts }, i) => {
    if (inPlay && (inHand || values.length === 0)) return null;
    const printed = values[i * 3] ?? stats[stat] ?? 0;
    const value = values[i * 3 + 1] ?? printed;
    // A value that is not printed, or that depends on what is on the card, is shown only when it is not zero.
    const isDerived = stats[stat] === undefined || game.rules.values.bases?.[stat] !== undefined;
    if (isDerived && printed === 0 && value === 0) return null;
    const left = values[i * 3 + 2] ?? value;
    const isOfTotal =
      !inHand && values.length > 0 && (less !== undefined || (kept !== undefined && left < value));
    const change = left < value || value < printed ? "down" : value > printed ? "up" : undefined;
    return (
      <span
        key={stat}
        className={styles.stat}
        data-place={place}
        data-edge={place}
        data-counts={inHand ? undefined : counts}
        data-change={change}
        data-zero={left === 0 || undefined}
        data-long={left > 999 || undefined}
        data-facing={facing === place || undefined}
      >
        {sign}
        {isOfTotal ? `${left}/${value}` : value}
      </span>
    );
  });
}
