/** The table: draws any game of the house from its mat and a seat's view. */
export { MatchContext } from "./state/match";
export type { TableHost } from "./state/table";
export { Table } from "./Table";
