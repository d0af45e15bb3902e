import { type ReactNode, useMemo } from "react";
import { DrawnMatchContext, useDrawnMatch } from "../state/match";
import { roundBoard } from "../state/pictures";
import { TableContext, useTableAt } from "../state/table";
import { useFollower } from "../state/useFollower";

/** As late as what follows that which follows the board. */
const twoLater = (task: () => void) => roundBoard(() => roundBoard(task));

/** What stands round the board: it is drawn after the board and all that is on it, so that nothing holds the other up. */
export function Later({ children }: { children: ReactNode }) {
  const at = useTableAt();
  const drawn = useFollower(at.around, roundBoard);
  const match = useFollower(useDrawnMatch(), twoLater);
  const table = useMemo(() => ({ ...at, drawn, around: drawn }), [at, drawn]);
  return (
    <TableContext value={table}>
      <DrawnMatchContext value={match}>{children}</DrawnMatchContext>
    </TableContext>
  );
}
