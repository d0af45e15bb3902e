import { soulMasters } from "../../games/soul-masters";
import { PASS, type Rules } from "../../kernel";
import { chanceFrom, type SearchedGame, type SearchPlan, sampledWorld } from "../search";
import { mainDeck } from "./board-of";
import { lead } from "./lead";

/** What the expert search needs to know of Soul Masters. */
export function searchedGame(rules: Rules): Omit<SearchedGame, "player"> {
  const known = soulMasters.deck.starters.map(({ cards }) => cards);
  const main = (deck: readonly string[]) => mainDeck(rules, deck);
  const decks = { known, main, listed: (name: string) => name };
  return {
    world: (view, seed) => sampledWorld(rules, view, seed, decks),
    stops: ["end-turn", PASS.type],
    winChance: (g, seat) => chanceFrom(g, seat, () => lead(g, seat)),
  };
}

export const searchPlan: SearchPlan = {
  later: 0,
  answers: 3,
  near: 7.5,
  worlds: 5,
  margin: 0.015,
  sureness: 1.5,
};
