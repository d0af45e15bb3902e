import { d20Warriors } from "../../games/d20-warriors";
import type { Rules } from "../../kernel";
import { chanceFrom, type SearchedGame, type SearchPlan, sampledWorld } from "../search";
import { lead } from "./lead";
import { winProbability } from "./win-probability";

/** What the expert search needs to know of D20 Warriors. */
export function searchedGame(rules: Rules): Omit<SearchedGame, "player"> {
  const known = d20Warriors.deck.starters.map(({ cards }) => cards);
  const decks = { known, main: (deck: readonly string[]) => deck, listed: (name: string) => name };
  return {
    world: (view, seed) => sampledWorld(rules, view, seed, decks),
    stops: ["end-turn"],
    promise: (g, seat) => winProbability(g, seat, false),
    winChance: (g, seat) => chanceFrom(g, seat, () => lead(g, seat)),
  };
}

export const searchPlan: SearchPlan = {
  later: 0,
  answers: 6,
  near: 0.15,
  worlds: 20,
  simulations: 40,
  margin: 0.01,
  sureness: 1,
};
