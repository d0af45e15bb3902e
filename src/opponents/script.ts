import type { Answer, View } from "../kernel";
import { candidates } from "./candidates";
import { choose, type Level } from "./choose";
import { type Trial, withoutPointless } from "./pointless";
import { type Random, randomFrom } from "./random";

/** The playing strengths of a scripted opponent. */
export const LEVELS = ["easy", "medium", "hard"] as const;
export type LevelName = (typeof LEVELS)[number];

/**
 * A scripted opponent of one game: takes its seat's view, returns an answer. The same view and seed give the same
 * answer.
 */
export type Script = (level: LevelName, view: View, seed: string, effort?: number) => Answer;

export interface DecisionRequest<Settings> {
  readonly view: View;
  /** At least two, all legal as far as the view shows. */
  readonly answers: readonly Answer[];
  readonly level: Settings;
  /** Multiplier of the search effort. 1 in normal play. */
  readonly effort: number;
  readonly random: Random;
}

/**
 * An opponent that scores the possible answers and takes the best.
 * @param levels settings of each level.
 * @param contextFor what the game's considerations read.
 * @param trialOf how answers are tried before they are scored. Null if the position cannot be simulated.
 * @param listed the answers worth considering. Defaults to all, or a sample.
 */
export function scriptWith<Context, Settings extends Level<Context>>(
  levels: Readonly<Record<LevelName, Settings>>,
  contextFor: (request: DecisionRequest<Settings>) => Context,
  trialOf: (context: Context) => Trial | null,
  listed: (view: View, random: Random) => readonly Answer[] = candidates,
): Script {
  return (name, view, seed, effort = 1) => {
    const random = randomFrom(seed);
    const answers = listed(view, random);
    const [only] = answers;
    if (only !== undefined && answers.length === 1) return only;
    const settings = levels[name];
    const context = contextFor({ view, answers, level: settings, effort, random });
    const trial = trialOf(context);
    return choose(settings, context, trial === null ? answers : withoutPointless(answers, trial), random);
  };
}
