import { battleOfSouls } from "../../games/battle-of-souls";
import type { Rules } from "../../kernel";
import { chanceFrom, type SearchedGame, type SearchPlan, sampledWorld } from "../search";
import { evaluate, WEIGHTS } from "./evaluation";
import { lead } from "./lead";

/** By how much a position must be better to look e times as promising. */
const SCALE = 2.5;

/** What the expert search needs to know of Battle of Souls. */
export function searchedGame(rules: Rules): Omit<SearchedGame, "player"> {
  const known = battleOfSouls.deck.starters.map(({ cards }) => cards);
  const isA = (type: string) => (name: string) => rules.cards[name]?.type === type;
  const decks = {
    known,
    main: (deck: readonly string[]) => deck,
    listed: (name: string) => name,
    faceDown: { tactics: isA("tactic"), equipment: isA("equipment") },
  };
  return {
    world: (view, seed) => sampledWorld(rules, view, seed, decks),
    stops: ["end-turn", "end-battle", "to-main-2", "to-battle"],
    promise: (g, seat) => chanceFrom(g, seat, () => evaluate(g, seat, WEIGHTS) / SCALE),
    winChance: (g, seat) => chanceFrom(g, seat, () => lead(g, seat)),
  };
}

export const searchPlan: SearchPlan = {
  later: 0,
  answers: 6,
  near: 5,
  worlds: 20,
  simulations: 40,
  margin: 0.01,
  sureness: 1,
};
