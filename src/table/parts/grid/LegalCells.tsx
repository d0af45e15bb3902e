import { memo } from "react";
import type { Cell } from "../../../kernel";
import { useTable } from "../../state/table";
import { armedCard } from "../../viewmodel/marks";
import { sameCell } from "../../viewmodel/spot";
import { Area } from "../Area";
import styles from "./Grid.module.css";
import { cellKey } from "./GridCell";
import { LegalCell } from "./LegalCell";

interface Props {
  readonly cells: readonly Cell[];
  /** Edges of the grid. Rows are counted from the north, columns from the west. */
  readonly north: number;
  readonly west: number;
  /** The tab stop. */
  readonly stop: Cell | null;
}

/** The cells to choose from, in a separate layer under the cards. */
export const LegalCells = memo(function Choices({ cells, north, west, stop }: Props) {
  const armed = useTable((s) => armedCard(s.gesture));
  const over = useTable((s) =>
    s.gesture.kind === "dragging" && s.gesture.over?.kind === "cell" ? s.gesture.over.cell : null,
  );
  const view = useTable((s) => s.view);
  const rows = [...new Set(cells.map(([, y]) => y))].sort((a, b) => b - a);
  return (
    <div className={styles.choices}>
      {rows.map((y) => (
        <Area role="row" key={y} aria-rowindex={north - y + 1}>
          {cells
            .filter((cell) => cell[1] === y)
            .map((cell) => (
              <LegalCell
                key={cellKey(cell)}
                x={cell[0]}
                y={cell[1]}
                column={cell[0] - west}
                card={armed}
                view={view}
                isOver={sameCell(cell, over ?? undefined)}
                isStop={sameCell(cell, stop ?? undefined)}
              />
            ))}
        </Area>
      ))}
    </div>
  );
});
