import { type ReactNode, useMemo } from "react";
import { DrawnMatchContext, useDrawnMatch } from "../state/match";
import { roundBoard } from "../state/pictures";
import { TableContext, useTableAt } from "../state/table";
import { useFollower } from "../state/useFollower";

/**
 * What stands round the board: it is drawn after the board and all that is on it, so that nothing holds the other up.
 * One in another is later still.
 */
export function Later({ children }: { children: ReactNode }) {
  const at = useTableAt();
  const around = useFollower(at.around, roundBoard);
  const match = useFollower(useDrawnMatch(), roundBoard);
  const table = useMemo(() => ({ now: at.now, drawn: at.around, around }), [at, around]);
  return (
    <TableContext value={table}>
      <DrawnMatchContext value={match}>{children}</DrawnMatchContext>
    </TableContext>
  );
}
