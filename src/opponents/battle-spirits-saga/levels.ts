import type { Level } from "../choose";
import type { LevelName } from "../script";
import { asProposed, betterPosition, keepPlayable, noIdleMoves } from "./considerations";
import type { AnswerContext } from "./context";

const considerations = [betterPosition(1), noIdleMoves(100), keepPlayable(5), asProposed(10)];

/** All levels weigh the same; the lower ones are less exact. */
export const levels: Readonly<Record<LevelName, Level<AnswerContext>>> = {
  easy: { considerations, noise: 6 },
  medium: { considerations, noise: 2 },
  hard: { considerations, noise: 0 },
};
