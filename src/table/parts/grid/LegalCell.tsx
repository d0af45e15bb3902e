import { memo } from "react";
import type { Cell } from "../../../kernel";
import { useTable, useTableStore } from "../../state/table";
import { actsOf, sameCell } from "../../viewmodel/acts";
import { armedCard } from "../../viewmodel/marks";
import { titled } from "../titled";
import styles from "./Grid.module.css";

/** An empty cell that may be chosen. */
export const LegalCell = memo(function LegalCell({ cell, isStop }: { cell: Cell; isStop: boolean }) {
  const store = useTableStore();
  const game = useTable((s) => s.game);
  const isOver = useTable(
    (s) =>
      s.gesture.at === "dragging" && s.gesture.over?.on === "cell" && sameCell(s.gesture.over.cell, cell),
  );
  const action = useTable((s) => {
    const armed = armedCard(s.gesture);
    return armed === null ? undefined : actsOf(s.view, armed).places.find((a) => sameCell(a.cell, cell));
  });
  const { view, tapCell, point } = store.getState();
  const what = action ? game.actionLabel(view, action) : { key: "table.grid.choose" };
  const label = { key: "table.grid.cell", args: { what, x: cell[0], y: cell[1] } };
  return (
    <button
      type="button"
      className={styles.legal}
      data-legal
      data-over={isOver || undefined}
      {...titled(label)}
      tabIndex={isStop ? 0 : -1}
      onClick={({ currentTarget }) => {
        // It goes with this press: a browser that has to look for another focus while it goes lays all out twice.
        if (!store.getState().byKeyboard) currentTarget.blur();
        tapCell(cell);
      }}
      onPointerEnter={() => point({ on: "cell", cell })}
      onPointerLeave={() => point(null)}
      onFocus={() => point({ on: "cell", cell })}
    />
  );
});
