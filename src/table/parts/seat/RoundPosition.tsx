import { FastForward } from "lucide-react";
import { t } from "../../../text";
import { usePlayback } from "../../playback/context";
import { useTable } from "../../state/table";
import { useStableModel } from "../../state/use-stable-model";
import { roundOf } from "../../viewmodel/round";
import styles from "./OtherSeats.module.css";

/** The viewer's place among many seats, and a button to skip to the own turn. */
export function RoundPosition() {
  const round = useStableModel((s) => roundOf(s.view));
  const isAsked = useTable(({ view: { decision, viewer } }) => decision?.seat === viewer);
  const { skip } = usePlayback();
  if (round === null) return null;
  return (
    <div className={styles.round}>
      <p>
        <b>{t("table.round.place", { place: round.place, seats: round.seats })}</b>{" "}
        <span>{t("table.round.to-go", { count: round.turnsToGo })}</span>
      </p>
      {round.turnsToGo > 0 && !isAsked && (
        <button type="button" onClick={skip}>
          <FastForward aria-hidden="true" />
          {t("table.round.skip")}
        </button>
      )}
    </div>
  );
}
