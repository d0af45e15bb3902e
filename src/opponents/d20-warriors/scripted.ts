import { d20Warriors } from "../../games/d20-warriors";
import type { Rules } from "../../kernel";
import { rulesWithBlank } from "../blank";
import { type ScriptedPlayer, type ScriptParts, scriptWith } from "../script";
import { boardOf } from "./board-of";
import { type AnswerContext, contextFor, type LookaheadOptions } from "./context";
import { levels, proposer, quick, type SearchLevel } from "./levels";
import { averageWarrior } from "./placeholder";

/** More effort takes more random samples; ten times also looks one turn further ahead. */
function lookaheadOptions({ weights, tries }: SearchLevel, effort: number): LookaheadOptions {
  const rounds = weights.rounds + Math.floor(Math.log10(effort));
  return { weights: { ...weights, rounds }, tries: tries * effort };
}

/** The rules of a card pool as its opponents read them. */
export const rulesFor = (pool: Rules): Rules => rulesWithBlank(pool, averageWarrior(pool));

/** How the levels play, where the expert starts, and how the game is played on in simulations. */
export type Settings = Pick<ScriptParts<AnswerContext, SearchLevel>, "levels" | "proposer" | "quick">;

const usual: Settings = { levels, proposer, quick };

/** The scripted levels of D20 Warriors. */
export function playerFor(rules: Rules, settings: Settings = usual): ScriptedPlayer {
  return scriptWith({
    ...settings,
    boardFor: (view, seed) => boardOf(rules, view, seed),
    contextFor: ({ board, decision, answers, level, effort, random }) =>
      contextFor(board, decision, answers, random, lookaheadOptions(level, effort)),
  });
}

export const scripted = playerFor(rulesFor(d20Warriors.rules));
