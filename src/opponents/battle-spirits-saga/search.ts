import { battleSpiritsSaga } from "../../games/battle-spirits-saga";
import type { Rules } from "../../kernel";
import { chanceFrom, type SearchedGame, type SearchPlan, sampledWorld } from "../search";
import { mayBeBurst } from "./board";
import { evaluate, WEIGHTS } from "./evaluation";
import { lead } from "./lead";

/** By how much a position must be better to look e times as promising. */
const SCALE = 30;

/** What the expert search needs to know of Battle Spirits Saga. */
export function searchedGame(rules: Rules): Omit<SearchedGame, "player"> {
  const known = battleSpiritsSaga.deck.starters.map(({ cards }) => cards);
  const decks = {
    known,
    main: (deck: readonly string[]) => deck,
    listed: (name: string) => name,
    faceDown: {
      burst: (name: string) => mayBeBurst(rules, name),
    },
  };
  return {
    world: (view, seed) => sampledWorld(rules, view, seed, decks),
    stops: ["end-attack", "end-main"],
    // It moves several cores at once, which can be moved one by one.
    isRedundant: (_g, { type }) => type === "arrange-cores",
    promise: (g, seat) => chanceFrom(g, seat, () => evaluate(g, seat, WEIGHTS, false) / SCALE),
    winChance: (g, seat) => chanceFrom(g, seat, () => lead(g, seat)),
  };
}

export const searchPlan: SearchPlan = {
  later: 0,
  answers: 6,
  near: 10,
  worlds: 20,
  simulations: 32,
  margin: 0.01,
  sureness: 1,
};
