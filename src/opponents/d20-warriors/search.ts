import { d20Warriors } from "../../games/d20-warriors";
import type { Engine, Rules, Seat } from "../../kernel";
import { chanceFrom, type SearchedGame, type SearchPlan, sampledWorld } from "../search";
import { outcomesOf } from "./battle";
import { lead } from "./lead";
import { openBattle } from "./simulated-battle";
import { winProbability } from "./win-probability";

const winChance = (g: Engine, seat: Seat) => chanceFrom(g, seat, () => lead(g, seat));

/** The win chance by the odds of an open battle. */
const chanceByOdds = (g: Engine, seat: Seat): number =>
  outcomesOf(g).reduce(
    (sum, { chance, after }) => sum + (chance > 0 ? chance * winChance(after, seat) : 0),
    0,
  );

const isDeclared = (g: Engine) => openBattle(g)?.stage === "declared";

/** What the expert search needs to know of D20 Warriors. */
export function searchedGame(rules: Rules): Omit<SearchedGame, "player"> {
  const known = d20Warriors.deck.starters.map(({ cards }) => cards);
  const decks = { known, main: (deck: readonly string[]) => deck, listed: (name: string) => name };
  return {
    world: (view, seed) => sampledWorld(rules, view, seed, decks),
    stops: ["end-turn"],
    promise: (g, seat) => winProbability(g, seat, false),
    winChance,
    dice: {
      mayBeThrown: isDeclared,
      luck: (before, after, seat) =>
        isDeclared(after) ? 0 : chanceByOdds(after, seat) - chanceByOdds(before, seat),
    },
  };
}

/**
 * All places are compared, because hard does not rank them well. A comparison varies by 12 points from world to world, and
 * by 24 near the end, so it needs many worlds. Hard's answer is replaced only by one that is clearly better.
 */
export const searchPlan: SearchPlan = {
  later: 0,
  answers: 32,
  worlds: 48,
  simulations: 300,
  margin: 0.01,
  sureness: 2,
};
