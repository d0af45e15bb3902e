import type { CheatSheet } from "../../game-table";
import { message } from "./messages";

const COLUMNS = ["turn", "draw", "energy", "reserve", "rest", "attack"] as const;
const TURNS = ["first", "second", "other"] as const;

/** What each of the first turns allows, and the other points of the cheat sheet (SM 25.1 to SM 25.12). */
export const cheatSheet: CheatSheet = {
  columns: COLUMNS.map((column) => message(`soul-masters.help.${column}`)),
  rows: TURNS.map((turn) => [
    message(`soul-masters.help.turn-${turn}`),
    message("soul-masters.help.two"),
    message(`soul-masters.help.${turn === "first" ? "up-to-one" : "up-to-two"}`),
    message(`soul-masters.help.${turn === "other" ? "one-a-round" : "none"}`),
    message(`soul-masters.help.${turn === "other" ? "any" : "none"}`),
    message(`soul-masters.help.${turn === "other" ? "any" : "none-haste"}`),
  ]),
  points: (["1", "5", "6", "7", "8", "9", "10", "12"] as const).map((n) => ({
    text: message(`soul-masters.help.point-${n}`),
    rule: `SM 25.${n}`,
  })),
};
