import { useDeferredValue } from "react";
import { useShallow } from "zustand/react/shallow";
import { LocalizedText } from "../../../ui/LocalizedText";
import { useTable } from "../../state/table";
import { type Odds, oddsAt } from "../../viewmodel/preview";
import type { Spot } from "../../viewmodel/spot";
import styles from "./OddsBadge.module.css";

/** The preview on a card that may be attacked. It is worked out after the press that aims has been painted. */
export function OddsBadge({ at }: { at: Spot }) {
  const isPainted = useDeferredValue(true, false);
  return isPainted && <KnownOdds at={at} />;
}

function KnownOdds({ at }: { at: Spot }) {
  const odds = useTable(useShallow((s) => oddsAt(s.game, s.view, s.gesture, at)));
  return odds && <Badge odds={odds} />;
}

export function Badge({ odds: { dice, percent, brief }, isOfPlace }: { odds: Odds; isOfPlace?: boolean }) {
  return (
    <span className={styles.odds} aria-hidden="true" data-odds data-of-place={isOfPlace || undefined}>
      {dice !== null && <b>{dice}</b>}
      {percent !== null && <span>{percent} %</span>}
      {brief && <LocalizedText message={brief} />}
    </span>
  );
}
