import type { CSSProperties, ReactNode } from "react";
import type { Cell } from "../../../kernel";
import { cx } from "../../../ui/cx";
import { Area } from "../Area";
import styles from "./Grid.module.css";

/** The key of a cell in `data-at`. */
export const cellKey = ([x, y]: Cell): string => `${x},${y}`;

/** @param arrives fades the cell in. Cells to choose from appear at once, because dozens of fades would be slow */
export function GridCell({
  cell,
  column,
  arrives = false,
  children,
}: {
  cell: Cell;
  column: number;
  arrives?: boolean;
  children: ReactNode;
}) {
  const style = { "--x": cell[0], "--y": -cell[1] } as CSSProperties;
  return (
    <Area
      role="gridcell"
      aria-colindex={column + 1}
      className={cx(styles.cell, arrives && styles.arrives)}
      style={style}
      data-at={cellKey(cell)}
    >
      {children}
    </Area>
  );
}
