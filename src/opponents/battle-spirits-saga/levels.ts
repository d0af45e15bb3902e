import type { Level } from "../choose";
import type { LevelName } from "../script";
import { betterPosition, keepPlayable, movesLast } from "./considerations";
import type { AnswerContext, Search } from "./context";
import { WEIGHTS } from "./evaluation";

export interface SearchLevel extends Level<AnswerContext>, Search {}

const considerations = [betterPosition(1), keepPlayable(5), movesLast(1)];

/** Sees what comes of an answer at once, not what the other could do then; often misjudges it. */
const easy: SearchLevel = {
  considerations,
  weights: { ...WEIGHTS, attack: 0, threat: 0 },
  flash: false,
  tries: 300,
  noise: 7,
};

/** Sees the attacks to come as well, and misjudges less. */
const medium: SearchLevel = { considerations, weights: WEIGHTS, flash: false, tries: 300, noise: 3 };

/** Keeps in mind the flash effects that it could use later in a battle, and takes the best answer. */
const hard: SearchLevel = { considerations, weights: WEIGHTS, flash: true, tries: 600, noise: 0 };

export const levels: Readonly<Record<LevelName, SearchLevel>> = { easy, medium, hard };
