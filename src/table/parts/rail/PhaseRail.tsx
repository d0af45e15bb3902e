import { t } from "../../../text";
import { useTable } from "../../state/table";
import { phaseModel } from "../../viewmodel/phase";
import { SeatMark } from "../card/SeatMark";
import { PhaseBar } from "./PhaseBar";
import styles from "./PhaseRail.module.css";

/** Whose turn it is, the step, the used-up limits of the turn, and who is asked. */
export function PhaseRail() {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const thinking = useTable((s) => s.match.thinking);
  const model = phaseModel(game, view, thinking);
  return (
    <section className={styles.phase} aria-label={t("table.phase")}>
      <h2 className={styles.turn}>
        {view.turn.seat >= 0 && (
          <span data-seat={view.turn.seat}>
            <SeatMark seat={view.turn.seat} />
          </span>
        )}
        {model.turn === 0
          ? t("table.phase.before")
          : t("table.phase.turn", { n: model.turn, player: model.player })}
      </h2>
      <PhaseBar segments={model.segments} />
      <p className={styles.asked}>{model.prompt}</p>
      {model.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </section>
  );
}
