import type { TableMatch } from "./match";
import type { TableState } from "./table";

/** What the table's actions work with. */
export interface Tools {
  readonly get: () => TableState;
  /** Writes what has changed. */
  readonly set: (patch: Partial<TableState>) => void;
  readonly match: TableMatch;
}
