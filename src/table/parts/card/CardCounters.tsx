import type { Game } from "../../../games/game";
import type { Card } from "../../../kernel";
import { isDrawn } from "../../viewmodel/pieces";
import { countersOf } from "../../viewmodel/stats";
import styles from "./CardCounters.module.css";

/** What is counted on a card in play, as small plates at its side. */
export function CardCounters({ game, card }: { game: Game; card: Card }) {
  const counters = countersOf(game, card).filter(({ counter }) => !isDrawn(game, counter));
  if (counters.length === 0) return null;
  return (
    <span className={styles.counters} aria-hidden="true">
      {counters.map(({ label, lang, value }) => (
        <span key={label} lang={lang}>
          {value} {label}
        </span>
      ))}
    </span>
  );
}
