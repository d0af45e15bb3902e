import type { Level } from "../choose";
import type { ScriptedLevel } from "../script";
import { betterPosition, keepPlayable, movesLast } from "./considerations";
import type { AnswerContext, Search } from "./context";
import { WEIGHTS } from "./evaluation";

export interface SearchLevel extends Level<AnswerContext>, Search {}

const considerations = [betterPosition(1), keepPlayable(5), movesLast(1)];

/** Sees the direct result of an answer, but not the opponent's reply. Often misjudges it. */
const easy: SearchLevel = {
  considerations,
  weights: { ...WEIGHTS, attack: 0, threat: 0 },
  flash: false,
  tries: 300,
  noise: 8,
};

/** Also sees the attacks to come, and misjudges less often. */
const medium: SearchLevel = { considerations, weights: WEIGHTS, flash: false, tries: 300, noise: 5 };

/** Considers flash effects it could use later in a battle, and takes the best answer. */
const hard: SearchLevel = { considerations, weights: WEIGHTS, flash: true, tries: 600, noise: 0 };

/** Plays on in simulations: as the medium level, without noise and with few comparisons. */
export const quick: SearchLevel = { ...medium, tries: 40, noise: 0 };

export const levels: Readonly<Record<ScriptedLevel, SearchLevel>> = { easy, medium, hard };
