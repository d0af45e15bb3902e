import { useShallow } from "zustand/react/shallow";
import type { CardId } from "../../../kernel";
import { useTable } from "../../state/table";
import { usePiece } from "../../state/usePiece";
import { oddsOf } from "../../viewmodel/preview";
import styles from "./OddsBadge.module.css";

/** Both numbers and the chance, on a card that may be attacked. */
export function OddsBadge({ target }: { target: CardId }) {
  const isDue = usePiece();
  const odds = useTable(useShallow((s) => (isDue ? oddsOf(s.game, s.view, s.gesture, target) : null)));
  if (odds === null) return null;
  return (
    <span className={styles.odds} aria-hidden="true">
      <b>{odds.dice}</b>
      {odds.percent !== null && <span>{odds.percent} %</span>}
    </span>
  );
}
