import { d20Warriors } from "../../games/d20-warriors";
import type { Rules } from "../../kernel";
import { rulesWithBlank } from "../blank";
import { type Script, scriptWith } from "../script";
import { contextFor, type LookaheadOptions } from "./context";
import { levels, type SearchLevel } from "./levels";
import { averageWarrior } from "./placeholder";

/** More effort takes more random samples; ten times also looks one turn further ahead. */
function lookaheadOptions({ weights, tries }: SearchLevel, effort: number): LookaheadOptions {
  const rounds = weights.rounds + Math.floor(Math.log10(effort));
  return { weights: { ...weights, rounds }, tries: tries * effort };
}

/** The scripted opponent of D20 Warriors for a card pool. */
export function scriptFor(rules: Rules): Script {
  const known = rulesWithBlank(rules, averageWarrior(rules));
  return scriptWith(
    levels,
    ({ view, answers, level, effort, random }) =>
      contextFor(known, view, answers, random, lookaheadOptions(level, effort)),
    ({ trial }) => trial,
  );
}

export const d20Script = scriptFor(d20Warriors.rules);
