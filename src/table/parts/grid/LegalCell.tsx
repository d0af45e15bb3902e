import type { Cell } from "../../../kernel";
import { say, t } from "../../say";
import { useTable } from "../../state/table";
import { actsOf, sameCell } from "../../viewmodel/acts";
import { armedCard } from "../../viewmodel/marks";
import styles from "./Grid.module.css";

/** An empty cell that may be chosen. */
export function LegalCell({ cell, isStop }: { cell: Cell; isStop: boolean }) {
  const tapCell = useTable((s) => s.tapCell);
  const point = useTable((s) => s.point);
  const isOver = useTable(
    (s) =>
      s.gesture.at === "dragging" && s.gesture.over?.on === "cell" && sameCell(s.gesture.over.cell, cell),
  );
  const label = useTable((s) => {
    const armed = armedCard(s.gesture);
    const action =
      armed === null ? undefined : actsOf(s.view, armed).places.find((a) => sameCell(a.cell, cell));
    const what = action ? say(s.game.actionLabel(s.view, action)) : t("table.grid.choose");
    return t("table.grid.cell", { what, x: cell[0], y: cell[1] });
  });
  return (
    <button
      type="button"
      className={styles.legal}
      data-legal
      data-over={isOver || undefined}
      aria-label={label}
      tabIndex={isStop ? 0 : -1}
      onClick={() => tapCell(cell)}
      onPointerEnter={() => point({ on: "cell", cell })}
      onPointerLeave={() => point(null)}
      onFocus={() => point({ on: "cell", cell })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 5v14M5 12h14" />
      </svg>
    </button>
  );
}
