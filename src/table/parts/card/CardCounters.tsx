import type { Card } from "../../../kernel";
import { useTable } from "../../state/table";
import { countersOf } from "../../viewmodel/stats";
import styles from "./CardCounters.module.css";

/** What is counted on a card in play, as small plates at its side. */
export function CardCounters({ card }: { card: Card }) {
  const game = useTable((s) => s.game);
  const counters = countersOf(game, card);
  if (counters.length === 0) return null;
  return (
    <span className={styles.counters} aria-hidden="true">
      {counters.map(({ label, value }) => (
        <span key={label}>
          {value} {label}
        </span>
      ))}
    </span>
  );
}
