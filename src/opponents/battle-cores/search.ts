import { battleCores } from "../../games/battle-cores";
import type { Rules } from "../../kernel";
import { chanceFrom, type SearchedGame, type SearchPlan, sampledWorld } from "../search";
import { decksOf } from "./board-of";
import { evaluatePosition, WEIGHTS } from "./evaluation";

/** A lead of this value makes a win e times as likely as a loss, measured by self-play. */
const SCALE = 5;

/** What the expert search needs to know of Battle Cores. */
export function searchedGame(rules: Rules): Omit<SearchedGame, "player"> {
  const decks = { ...decksOf(rules), known: battleCores.deck.starters.map(({ cards }) => cards) };
  return {
    world: (view, seed) => sampledWorld(rules, view, seed, decks),
    winChance: (g, seat) => chanceFrom(g, seat, () => evaluatePosition(g, seat, WEIGHTS) / SCALE),
  };
}

export const searchPlan: SearchPlan = {
  later: 0,
  answers: 5,
  near: SCALE,
  worlds: 6,
  margin: 0.015,
  sureness: 1.5,
};
