import { useShallow } from "zustand/react/shallow";
import type { CardId } from "../../../kernel";
import { inPieces } from "../../state/pictures";
import { useTable } from "../../state/table";
import { useWhenDue } from "../../state/useWhenDue";
import { oddsOf } from "../../viewmodel/preview";
import styles from "./OddsBadge.module.css";

/** Both numbers and the chance, on a card that may be attacked. */
export function OddsBadge({ target }: { target: CardId }) {
  const isDue = useWhenDue(inPieces, true, false);
  const odds = useTable(useShallow((s) => (isDue ? oddsOf(s.game, s.view, s.gesture, target) : null)));
  if (odds === null) return null;
  return (
    <span className={styles.odds} aria-hidden="true">
      <b>{odds.dice}</b>
      {odds.percent !== null && <span>{odds.percent} %</span>}
    </span>
  );
}
