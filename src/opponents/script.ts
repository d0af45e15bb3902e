import type { Answer, View } from "../kernel";
import { candidates } from "./candidates";
import { choose, type Level } from "./choose";
import { type Random, randomFrom } from "./random";

/** How strong a scripted opponent plays. */
export const LEVELS = ["easy", "medium", "hard"] as const;
/** Name of a level. */
export type LevelName = (typeof LEVELS)[number];

/**
 * A scripted opponent of one game: what its seat may know in, its answer out. Same view and seed, same
 * answer.
 */
export type Script = (level: LevelName, view: View, seed: string, effort?: number) => Answer;

/** A question to an opponent. */
export interface DecisionRequest<Settings> {
  readonly view: View;
  /** At least two, all legal as far as the view shows. */
  readonly answers: readonly Answer[];
  readonly level: Settings;
  /** Multiplier of the usual effort: 1 in play. */
  readonly effort: number;
  readonly random: Random;
}

/**
 * An opponent that scores every possible answer and takes the best.
 * @param levels settings of each level.
 * @param contextFor what the game's considerations look at.
 * @param listed the answers worth considering; by default all, or a sample.
 */
export function scriptWith<Context, Settings extends Level<Context>>(
  levels: Readonly<Record<LevelName, Settings>>,
  contextFor: (request: DecisionRequest<Settings>) => Context,
  listed: (view: View, random: Random) => readonly Answer[] = candidates,
): Script {
  return (name, view, seed, effort = 1) => {
    const random = randomFrom(seed);
    const answers = listed(view, random);
    const [only] = answers;
    if (only !== undefined && answers.length === 1) return only;
    const settings = levels[name];
    return choose(settings, contextFor({ view, answers, level: settings, effort, random }), answers, random);
  };
}
