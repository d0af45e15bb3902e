/** The table: draws any game of the house from its mat and a seat's view. */
export { MatchContext } from "./state/match";
export { Table } from "./Table";
