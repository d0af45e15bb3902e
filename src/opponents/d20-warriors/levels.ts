import type { Level } from "../choose";
import type { ScriptedLevel } from "../script";
import { goodOdds, lastChances, threatsFirst } from "./attacking";
import { bestTarget, betterPosition, usefulAction } from "./choosing";
import type { AnswerContext, LookaheadOptions } from "./context";
import { draftValue, draftWarriors } from "./drafting";
import { holdFlash, saveBattle } from "./flashing";
import { bestNumbers, bestSide } from "./last-battle";
import { bestForLast, faceWeakSides, getOnBoard, weakReply } from "./placing";
import { TUNED, WEIGHTS } from "./weights";

/** A level with its search depth. */
export interface SearchLevel extends Level<AnswerContext>, LookaheadOptions {}

/**
 * Knows the odds, places Warriors, saves a battle with a Flash card. It looks no further and often takes the
 * second-best answer.
 */
const easy: SearchLevel = {
  weights: WEIGHTS,
  tries: 3,
  considerations: [
    goodOdds(1),
    getOnBoard(0.3),
    faceWeakSides(0.5),
    holdFlash(0.3),
    saveBattle(0.5),
    bestTarget(0.5),
    bestNumbers(0.1),
    draftValue(0.3),
  ],
  noise: 0.2,
};

/** Also considers the reply, the last turn and the value of its cards. */
const medium: SearchLevel = {
  weights: WEIGHTS,
  tries: 3,
  considerations: [
    goodOdds(1),
    threatsFirst(0.5),
    lastChances(1),
    getOnBoard(0.3),
    faceWeakSides(1),
    weakReply(0.5),
    bestForLast(0.05),
    holdFlash(0.15),
    saveBattle(0.6),
    usefulAction(0.6),
    bestTarget(1),
    bestNumbers(1),
    bestSide(1),
    draftValue(1),
    draftWarriors(1),
  ],
  noise: 0.06,
};

/** @param price what a Flash card or an ability has to gain, in probability of winning. */
const byPosition = (price: number) => [
  betterPosition(1, price),
  bestNumbers(1),
  bestSide(1),
  draftValue(1),
  draftWarriors(1),
];

/** Tries all answers and evaluates the resulting positions, including the opponent's reply. */
const hard: SearchLevel = {
  weights: WEIGHTS,
  tries: 6,
  considerations: byPosition(0),
  noise: 0,
};

/** Where the expert starts: as the hard level, with better weights. */
export const proposer: SearchLevel = {
  ...hard,
  weights: TUNED,
  considerations: byPosition(0.03),
};

/** Plays on in simulations: the same with few samples. The medium level would lose three of four games to hard. */
export const quick: SearchLevel = { ...proposer, tries: 2 };

export const levels: Readonly<Record<ScriptedLevel, SearchLevel>> = { easy, medium, hard };
