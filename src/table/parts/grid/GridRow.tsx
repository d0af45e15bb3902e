import type { ReactNode } from "react";
import { Area } from "../Area";
import styles from "./Grid.module.css";

/** A row for assistive technology; it takes no part in the layout. */
export function GridRow({ index, children }: { index: number; children: ReactNode }) {
  return (
    <Area role="row" aria-rowindex={index + 1} className={styles.row}>
      {children}
    </Area>
  );
}
