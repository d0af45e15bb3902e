/** The table: renders any game from its mat and a seat's view. */

export type { ShareStatus } from "./state/host";
export { MatchContext } from "./state/match";
export { speak } from "./state/speech";
export { useTable, useTableStore } from "./state/table";
export { Table } from "./Table";
