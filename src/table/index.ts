/** The table: renders any game from its mat and a seat's view. */
export { speak } from "./state/aloud";
export { MatchContext } from "./state/match";
export { useTable, useTableStore } from "./state/table";
export { Table } from "./Table";
