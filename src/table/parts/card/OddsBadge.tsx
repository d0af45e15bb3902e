import { useShallow } from "zustand/react/shallow";
import type { CardId } from "../../../kernel";
import { useTable } from "../../state/table";
import { oddsOf } from "../../viewmodel/preview";
import styles from "./OddsBadge.module.css";

/** Both numbers and the chance, on a card that may be attacked. */
export function OddsBadge({ target }: { target: CardId }) {
  const odds = useTable(useShallow((s) => oddsOf(s.game, s.view, s.gesture, target)));
  if (odds === null) return null;
  return (
    <span className={styles.odds} aria-hidden="true">
      <b>{odds.dice}</b>
      {odds.percent !== null && <span>{odds.percent} %</span>}
    </span>
  );
}
