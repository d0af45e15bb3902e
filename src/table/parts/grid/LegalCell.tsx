import type { CardId, Cell, View } from "../../../kernel";
import { titled } from "../../../ui/titled";
import { useTableStore } from "../../state/table";
import { actsOf, sameCell } from "../../viewmodel/acts";
import styles from "./Grid.module.css";

interface Props {
  readonly cell: Cell;
  /** The card that would come here, if one is armed. */
  readonly card: CardId | null;
  /** The moment in which it would. */
  readonly view: View;
  /** A card that is dragged is over it. */
  readonly isOver: boolean;
  readonly isStop: boolean;
}

/** An empty cell that may be chosen. It follows nothing by itself: there are dozens of them. */
export function LegalCell({ cell, card, view, isOver, isStop }: Props) {
  const store = useTableStore();
  const { game, tapCell, point } = store.getState();
  const action = card === null ? undefined : actsOf(view, card).places.find((a) => sameCell(a.cell, cell));
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
}
