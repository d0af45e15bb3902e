import { t } from "../../text";
import { PhaseBar } from "../parts/rail/PhaseBar";
import { useTable } from "../state/table";
import { phaseModel } from "../viewmodel/phase";
import styles from "./PhoneLayout.module.css";

/** One line with the turn, the used-up limits and the phase bar. */
export function PhaseLine() {
  const thinking = useTable((s) => s.match.thinking);
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const model = phaseModel(game, view, thinking);
  const turn =
    model.turn === 0
      ? t("table.phase.before")
      : t("table.phase.turn", { n: model.turn, player: model.player });
  return (
    <>
      <p className={styles.phase}>{[turn, ...model.notes].join(" · ")}</p>
      <PhaseBar segments={model.segments} />
    </>
  );
}
