import { memo, useDeferredValue } from "react";
import type { Action, CardId, Cell, View } from "../../../kernel";
import { message } from "../../../text";
import { localizedLabel } from "../../../ui/localized-label";
import { useTableStore } from "../../state/table";
import { cardActionsOf } from "../../viewmodel/card-actions";
import { askedPlacement, oddsOf } from "../../viewmodel/preview";
import { sameCell } from "../../viewmodel/spot";
import { Badge } from "../card/OddsBadge";
import styles from "./Grid.module.css";
import { GridCell } from "./GridCell";

interface Props {
  readonly x: number;
  readonly y: number;
  /** Counted from the west. */
  readonly column: number;
  /** The card that would be placed here, if one is armed. */
  readonly card: CardId | null;
  readonly view: View;
  /** Whether a card is being dragged over it. */
  readonly isOver: boolean;
  readonly isStop: boolean;
}

/** An empty cell that may be chosen. There are dozens of them, so it subscribes to nothing. */
export const LegalCell = memo(function LegalCell({ x, y, column, card, view, isOver, isStop }: Props) {
  const { game, tapCell, point } = useTableStore().getState();
  const cell: Cell = [x, y];
  const action =
    card === null ? undefined : cardActionsOf(view, card).places.find((a) => sameCell(a.cell, cell));
  const what = action ? game.table.actionLabel(view, action) : message("table.grid.choose");
  const label = message("table.grid.cell", { what, x, y });
  return (
    <GridCell cell={cell} column={column}>
      <button
        type="button"
        className={styles.legal}
        data-legal
        data-over={isOver || undefined}
        {...localizedLabel(label)}
        tabIndex={isStop ? 0 : -1}
        onClick={() => tapCell(cell)}
        onPointerEnter={({ pointerType }) => pointerType !== "touch" && point({ kind: "cell", cell })}
        onPointerLeave={() => point(null)}
        onFocus={({ currentTarget }) =>
          currentTarget.matches(":focus-visible") && point({ kind: "cell", cell })
        }
      >
        <CellOdds view={view} action={action ?? askedPlacement(view, cell) ?? null} />
      </button>
    </GridCell>
  );
});

/** The outcome of a placement. It takes longer to compute than to show the cell, so the cell does not wait for it. */
function CellOdds({ view, action }: { view: View; action: Action | null }) {
  const { game } = useTableStore().getState();
  const due = useDeferredValue(action, null);
  const odds = due === action && due !== null ? oddsOf(game, view, due) : null;
  return odds && <Badge odds={odds} isOfPlace />;
}
