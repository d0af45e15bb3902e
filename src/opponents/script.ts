import type { Answer, View } from "../kernel";

/** How strong a scripted opponent plays. */
export const LEVELS = ["easy", "medium", "hard"] as const;
export type LevelName = (typeof LEVELS)[number];

/** A scripted opponent of one game: from what its seat may know to its answer. Same view, same seed, same answer. */
export type Script = (level: LevelName, view: View, seed: string, effort: number) => Answer;
