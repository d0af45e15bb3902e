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
export interface Asked<Mind> {
  readonly view: View;
  /** At least two, all legal as far as the view tells. */
  readonly answers: readonly Answer[];
  readonly mind: Mind;
  /** Times the usual effort: 1 in play. */
  readonly effort: number;
  readonly random: Random;
}

/**
 * An opponent that weighs every answer it may give, and takes the best.
 * @param minds how each level thinks. @param situationOf what the considerations of the game look at.
 */
export function scriptWith<Context, Mind extends Level<Context>>(
  minds: Readonly<Record<LevelName, Mind>>,
  situationOf: (asked: Asked<Mind>) => Context,
): Script {
  return (level, view, seed, effort) => {
    const random = randomFrom(seed);
    const answers = candidates(view, random);
    const [only] = answers;
    if (only !== undefined && answers.length === 1) return only;
    const mind = minds[level];
    return choose(mind, situationOf({ view, answers, mind, effort, random }), answers, random);
  };
}
