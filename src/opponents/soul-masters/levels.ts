import type { Answer, Decision, Seat } from "../../kernel";
import type { Level } from "../choose";
import { consideration } from "../consideration";
import type { LevelName } from "../script";
import { WEIGHTS, type Weights } from "./weights";

/** What an opponent knows while it compares its answers. */
export interface AnswerContext {
  readonly decision: Decision;
  readonly me: Seat;
  valueAfter(answer: Answer): number;
}

export interface SoulLevel extends Level<AnswerContext> {
  readonly weights: Weights;
  /** Answers that it tries out for one decision, as a rule. */
  readonly tries: number;
}

const typeOf = (answer: Answer) => (answer.do === "act" ? answer.action.type : "");

/** Prefers the answer that leaves the better position. */
const betterPosition = consideration<AnswerContext>("leave the better position", 1, (s, answer) =>
  s.valueAfter(answer),
);

/** Crystals are made as something is paid, never for their own sake. */
const noIdleCrystals = consideration<AnswerContext>("make no crystals for nothing", 5, (_s, answer) =>
  ["crystal", "use-energy"].includes(typeOf(answer)) ? -1 : 0,
);

/** The turn ends when nothing else is better. */
const order = consideration<AnswerContext>("act before ending the turn", 0.05, (_s, answer) =>
  typeOf(answer) === "end-turn" ? -1 : 0,
);

const considerations = [betterPosition, noIdleCrystals, order];

const easy: SoulLevel = { considerations, weights: { ...WEIGHTS, exposed: 0 }, tries: 120, noise: 2.2 };
const medium: SoulLevel = { considerations, weights: WEIGHTS, tries: 200, noise: 0.7 };
const hard: SoulLevel = { considerations, weights: WEIGHTS, tries: 400, noise: 0 };

export const levels: Readonly<Record<LevelName, SoulLevel>> = { easy, medium, hard };
