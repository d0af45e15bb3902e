import { soulMasters } from "../../games/soul-masters";
import { PASS, type Rules } from "../../kernel";
import { chanceFrom, type SearchedGame, type SearchPlan, sampledWorld } from "../search";
import { mainDeck } from "./board-of";
import { evaluate } from "./evaluation";
import { lead } from "./lead";
import { isRedundant } from "./redundant";
import { WEIGHTS } from "./weights";

/** By how much a position must be better to look e times as promising. */
const SCALE = 30;

/** What the expert search needs to know of Soul Masters. */
export function searchedGame(rules: Rules): Omit<SearchedGame, "player"> {
  const known = soulMasters.deck.starters.map(({ cards }) => cards);
  const main = (deck: readonly string[]) => mainDeck(rules, deck);
  const decks = { known, main, listed: (name: string) => name };
  return {
    world: (view, seed) => sampledWorld(rules, view, seed, decks),
    stops: ["end-turn", PASS.type],
    isRedundant,
    promise: (g, seat) => chanceFrom(g, seat, () => evaluate(g, seat, WEIGHTS) / SCALE),
    winChance: (g, seat) => chanceFrom(g, seat, () => lead(g, seat)),
  };
}

export const searchPlan: SearchPlan = {
  later: 0,
  answers: 4,
  near: 5,
  worlds: 12,
  simulations: 20,
  margin: 0.01,
  sureness: 1,
};
