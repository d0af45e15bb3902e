import type { Answer, View } from "../kernel";
import { candidates } from "./candidates";
import { choose, type Level } from "./choose";
import { type Trial, withoutPointless } from "./pointless";
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
 * @param trialOf how answers are tried out before they are scored, or null where the position cannot be simulated.
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
