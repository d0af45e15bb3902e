import { battleCores } from "../../games/battle-cores";
import type { Rules } from "../../kernel";
import { chanceFrom, type SearchedGame, type SearchPlan, sampledWorld } from "../search";
import { decksOf } from "./board-of";
import { lead } from "./lead";

/** What the expert search needs to know of Battle Cores. */
export function searchedGame(rules: Rules): Omit<SearchedGame, "player"> {
  const decks = { ...decksOf(rules), known: battleCores.deck.starters.map(({ cards }) => cards) };
  return {
    world: (view, seed) => sampledWorld(rules, view, seed, decks),
    stops: ["end-turn", "to-end", "to-battle"],
    winChance: (g, seat) => chanceFrom(g, seat, () => lead(g, seat)),
  };
}

export const searchPlan: SearchPlan = {
  later: 0,
  answers: 5,
  near: 5,
  worlds: 6,
  margin: 0.015,
  sureness: 1.5,
};
