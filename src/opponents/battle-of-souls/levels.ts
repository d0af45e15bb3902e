import { type Answer, actionOf, type Decision } from "../../kernel";
import type { Level } from "../choose";
import { consideration } from "../consideration";
import type { Trial } from "../pointless";
import type { ScriptedLevel } from "../script";
import { WEIGHTS } from "./evaluation";
import type { Weights } from "./fighters";

/** What an opponent knows while comparing answers. */
export interface AnswerContext {
  readonly decision: Decision;
  readonly trial: Trial;
  /** The improvement of the position after an answer. */
  gainOf(answer: Answer): number;
}

export interface SearchLevel extends Level<AnswerContext> {
  readonly weights: Weights;
  /** Usual number of answers simulated for one decision. */
  readonly tries: number;
  /** Number of consecutive attacks simulated before a battle phase. */
  readonly moves: number;
}

const typeOf = (answer: Answer) => actionOf(answer)?.type ?? "";

/** Actions to take before attacks and before the end of a phase, if they help. */
const EARLY: readonly string[] = ["deploy", "activate", "set", "use"];
const FIRST = 3;
/** Smaller gains do not count as help. */
const HELPS = 0.05;

/** Prefers the answer that leaves the better position, and takes early actions first in its turn. */
const betterPosition = consideration<AnswerContext>("leave the better position", 1, (s, answer) => {
  const gain = s.gainOf(answer);
  const { decision } = s;
  const isTurn = decision.kind === "act" && decision.window === undefined;
  if (!isTurn || !EARLY.includes(typeOf(answer))) return gain;
  return gain > HELPS ? gain + FIRST : gain - FIRST;
});

/** Breaks ties: passing first, other actions next, ending the phase last. */
const ORDER: Readonly<Record<string, number>> = { "end-turn": -1, "to-main-2": -2, "to-battle": -2, pass: 1 };

const order = consideration<AnswerContext>(
  "act before ending a phase",
  0.03,
  (_s, answer) => ORDER[typeOf(answer)] ?? 0,
);

/** Gives back a hand with too few Warriors. */
const hands = consideration<AnswerContext>("redraw a poor first hand", 3, (_s, answer) =>
  typeOf(answer) === "mulligan" ? 1 : typeOf(answer) === "join" ? -1 : 0,
);

const considerations = [betterPosition, order, hands];

const easy: SearchLevel = {
  considerations,
  weights: { ...WEIGHTS, threat: 0, reach: 0, due: WEIGHTS.kill },
  tries: 60,
  moves: 1,
  noise: 5,
};
const medium: SearchLevel = { considerations, weights: WEIGHTS, tries: 120, moves: 2, noise: 1.8 };
const hard: SearchLevel = { considerations, weights: WEIGHTS, tries: 240, moves: 5, noise: 0 };

/** Plays on in simulations: as the medium level, without noise and with few comparisons. */
export const quick: SearchLevel = { ...medium, tries: 40, noise: 0 };

export const levels: Readonly<Record<ScriptedLevel, SearchLevel>> = { easy, medium, hard };
