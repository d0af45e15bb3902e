import { d20Warriors } from "../../games/d20-warriors";
import type { Rules } from "../../kernel";
import { rulesWithBlank } from "../blank";
import { scriptWith } from "../script";
import { type Script, withExpert } from "../search";
import { boardOf } from "./board-of";
import { contextFor, type LookaheadOptions } from "./context";
import { levels, quick, type SearchLevel } from "./levels";
import { averageWarrior } from "./placeholder";
import { searchedGame, searchPlan } from "./search";

/** More effort takes more random samples; ten times also looks one turn further ahead. */
function lookaheadOptions({ weights, tries }: SearchLevel, effort: number): LookaheadOptions {
  const rounds = weights.rounds + Math.floor(Math.log10(effort));
  return { weights: { ...weights, rounds }, tries: tries * effort };
}

/** The opponent of D20 Warriors for a card pool. */
export function scriptFor(pool: Rules): Script {
  const rules = rulesWithBlank(pool, averageWarrior(pool));
  const player = scriptWith({
    levels,
    quick,
    boardFor: (view, seed) => boardOf(rules, view, seed),
    contextFor: ({ board, decision, answers, level, effort, random }) =>
      contextFor(board, decision, answers, random, lookaheadOptions(level, effort)),
  });
  return withExpert(player, searchedGame(rules), searchPlan);
}

export const d20Script = scriptFor(d20Warriors.rules);
