import type { Answer, View } from "../kernel";
import { candidates } from "./candidates";
import { choose, type Level } from "./choose";
import { type Random, randomFrom } from "./random";

/** How strong a scripted opponent plays. */
export const LEVELS = ["easy", "medium", "hard"] as const;
export type LevelName = (typeof LEVELS)[number];

/** A scripted opponent of one game: from what its seat may know to its answer. Same view, same seed, same answer. */
export type Script = (level: LevelName, view: View, seed: string, effort: number) => Answer;

/** A seat that is asked, as its opponent meets it. */
export interface DecisionRequest<Settings> {
  readonly view: View;
  /** At least two, all legal as far as the view tells. */
  readonly answers: readonly Answer[];
  readonly level: Settings;
  /** Times the usual effort: 1 in play. */
  readonly effort: number;
  readonly random: Random;
}

/**
 * An opponent that weighs every answer it may give, and takes the best.
 * @param levels how each level thinks. @param contextFor what the considerations of the game look at.
 */
export function scriptWith<Context, Settings extends Level<Context>>(
  levels: Readonly<Record<LevelName, Settings>>,
  contextFor: (request: DecisionRequest<Settings>) => Context,
): Script {
  return (name, view, seed, effort) => {
    const random = randomFrom(seed);
    const answers = candidates(view, random);
    const [only] = answers;
    if (only !== undefined && answers.length === 1) return only;
    const settings = levels[name];
    return choose(settings, contextFor({ view, answers, level: settings, effort, random }), answers, random);
  };
}
