import type { Answer, Decision, Seat } from "../../kernel";
import type { Level } from "../choose";
import { consideration } from "../consideration";
import type { LevelName } from "../script";
import { WEIGHTS, type Weights } from "./evaluation";

/** What an opponent knows while it compares its answers. */
export interface AnswerContext {
  readonly decision: Decision;
  readonly me: Seat;
  /** The value of the position as it is. */
  readonly now: number;
  valueAfter(answer: Answer): number;
}

export interface SoulsLevel extends Level<AnswerContext> {
  readonly weights: Weights;
  /** Answers that it tries out for one decision, as a rule. */
  readonly tries: number;
}

const typeOf = (answer: Answer) => (answer.do === "act" ? answer.action.type : "");

/** What may still be done before a battle: it comes first, if it helps. */
const EARLY: readonly string[] = ["deploy", "activate", "set", "use"];
const FIRST = 3;
/** What helps less than this is no help. */
const HELPS = 0.05;

/** Prefers the answer that leaves the better position, and what would be too late after the battle. */
const betterPosition = consideration<AnswerContext>("leave the better position", 1, (s, answer) => {
  const value = s.valueAfter(answer);
  return EARLY.includes(typeOf(answer)) && value > s.now + HELPS ? value + FIRST : value;
});

/** The order in which things are best done in a turn. */
const ORDER: Readonly<Record<string, number>> = {
  "end-turn": -2,
  "to-main-2": -3,
  "end-battle": -1,
  set: -0.5,
  pass: 0.5,
};

/** Everything else comes before ending a phase; and what brings nothing is left alone. */
const order = consideration<AnswerContext>(
  "act before ending a phase",
  0.05,
  (_s, answer) => ORDER[typeOf(answer)] ?? 0,
);

/** A hand with too few Warriors is given back. */
const hands = consideration<AnswerContext>("give a poor hand back", 3, (_s, answer) =>
  typeOf(answer) === "mulligan" ? 1 : typeOf(answer) === "join" ? -1 : 0,
);

const considerations = [betterPosition, order, hands];

const easy: SoulsLevel = {
  considerations,
  weights: { ...WEIGHTS, exposed: 0, kill: 0 },
  tries: 60,
  noise: 0.8,
};
const medium: SoulsLevel = { considerations, weights: WEIGHTS, tries: 120, noise: 0.3 };
const hard: SoulsLevel = { considerations, weights: WEIGHTS, tries: 240, noise: 0 };

export const levels: Readonly<Record<LevelName, SoulsLevel>> = { easy, medium, hard };
