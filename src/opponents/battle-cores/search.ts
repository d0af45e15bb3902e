import { battleCores } from "../../games/battle-cores";
import type { Rules } from "../../kernel";
import { chanceFrom, type SearchedGame, type SearchPlan, sampledWorld } from "../search";
import { decksOf } from "./board-of";
import { evaluatePosition, WEIGHTS } from "./evaluation";
import { lead } from "./lead";

/** By how much a position must be better to look e times as promising. */
const SCALE = 5;

/** What the expert search needs to know of Battle Cores. */
export function searchedGame(rules: Rules): Omit<SearchedGame, "player"> {
  const decks = { ...decksOf(rules), known: battleCores.deck.starters.map(({ cards }) => cards) };
  return {
    world: (view, seed) => sampledWorld(rules, view, seed, decks),
    stops: ["end-turn", "to-end", "to-battle"],
    promise: (g, seat) => chanceFrom(g, seat, () => evaluatePosition(g, seat, WEIGHTS) / SCALE),
    winChance: (g, seat) => chanceFrom(g, seat, () => lead(g, seat)),
  };
}

export const searchPlan: SearchPlan = {
  later: 0,
  answers: 6,
  near: 5,
  worlds: 20,
  simulations: 28,
  margin: 0.01,
  sureness: 1,
};
