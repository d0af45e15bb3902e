import type { Level } from "../choose";
import type { ScriptedLevel } from "../script";
import {
  attackWell,
  bestTarget,
  betterPosition,
  blockToSave,
  drawWithRest,
  giveUpLeast,
  keepPlayable,
  neverLastDraw,
  spendPoints,
  standGround,
  useTraps,
} from "./considerations";
import type { AnswerContext, LookaheadOptions } from "./context";
import { WEIGHTS } from "./evaluation";

/** A level with its search depth. */
export interface SearchLevel extends Level<AnswerContext>, LookaheadOptions {}

/** Plays what it can pay for and attacks what it can destroy, with little regard to other card effects. */
const easy: SearchLevel = {
  weights: { ...WEIGHTS, threat: 0 },
  ahead: 0,
  tries: Number.POSITIVE_INFINITY,
  passes: false,
  considerations: [
    spendPoints(1),
    attackWell(1),
    drawWithRest(1),
    useTraps(0.3),
    blockToSave(0.3),
    giveUpLeast(0.5),
    bestTarget(0.3),
    keepPlayable(5),
    neverLastDraw(100),
    standGround(2),
  ],
  noise: 4,
};

/** Evaluates the position after each answer, without looking further ahead. */
const medium: SearchLevel = {
  weights: { ...WEIGHTS, threat: 0 },
  ahead: 0,
  tries: Number.POSITIVE_INFINITY,
  passes: false,
  considerations: [betterPosition(1), giveUpLeast(1), keepPlayable(5), neverLastDraw(100)],
  noise: 1.8,
};

/** Simulates its own attacks to the end of the phase, and the reply. */
const hard: SearchLevel = {
  weights: WEIGHTS,
  ahead: 8,
  tries: Number.POSITIVE_INFINITY,
  passes: false,
  considerations: [betterPosition(1), giveUpLeast(1), keepPlayable(5), neverLastDraw(100)],
  noise: 0,
};

/**
 * Plays on in simulations: as the hard level, but without a look ahead, and with few comparisons inside effects. There the others
 * hold cards that they could respond with, unlike the blanks that the levels see.
 */
export const quick: SearchLevel = { ...hard, ahead: 0, tries: 30, passes: true };

export const levels: Readonly<Record<ScriptedLevel, SearchLevel>> = { easy, medium, hard };
