import { useTable } from "../../state/table";
import { contestModel, hasDice } from "../../viewmodel/contest";
import styles from "./ContestLine.module.css";

/** How the latest battle of the turn ended, in one line, once its dice are gone. */
export function ContestLine() {
  const game = useTable((s) => s.game);
  const view = useTable((s) => s.view);
  const names = useTable((s) => s.names);
  const model = contestModel(game, view, names);
  if (!hasDice(game)) return null;
  // The line keeps its room, so that the parts above it do not move.
  if (model?.stage !== "over") return <p className={styles.ended} />;
  const totals = model.sides.map(({ total }) => total ?? 0).join(" : ");
  return (
    <p className={styles.ended}>
      {model.line} <b>{totals}</b>
    </p>
  );
}
