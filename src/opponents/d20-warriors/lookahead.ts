import { type Answer, answerLegal, type Decision, type Engine, NONE, type Seat } from "../../kernel";
import { candidates } from "../candidates";
import { type Effort, mayAct, playOutWith } from "../play-out";
import type { Random } from "../random";
import { copyOf, reseed, simulate } from "../simulate";
import { outcomesOf } from "./battle";
import { attackOddsOf } from "./odds";
import { declareAttack } from "./simulated-battle";
import type { Weights } from "./weights";
import { winProbability } from "./win-probability";

/** Simulates answers and evaluates the result. */
export interface Lookahead extends Effort {
  /** The game of the view, with its open decision if it can be simulated. */
  readonly base: Engine;
  readonly decision: Decision;
  readonly me: Seat;
  readonly random: Random;
  readonly weights: Weights;
  /** Number of samples for an answer with a random outcome. */
  readonly tries: number;
}

/** No more answers are compared to a question inside a simulated effect. */
const WIDEST = 12;

/** A quick evaluation of a position: the lead in Warriors, and the odds of the available attacks. */
function quickEvaluation(g: Engine, me: Seat): number {
  let value = 0;
  for (const card of g.state.cards) {
    if (g.state.zones[card.zone]?.key !== "battlefield" || card.face !== "up") continue;
    value += card.controller === me ? 1 : -1;
  }
  for (const seat of [0, 1]) {
    const sign = seat === me ? 1 : -1;
    const weight = seat === g.state.turn.seat ? 0.6 : 0.4;
    for (const { chance } of attackOddsOf(g, seat)) if (chance > 0.5) value += sign * weight * (chance - 0.5);
  }
  return value;
}

/** Answers decisions inside a simulated effect, each seat in its own interest. */
const playOut = playOutWith<Lookahead>({
  isSettled: mayAct,
  answersTo: (r, { state: { decision } }) =>
    decision === null ? [] : candidates({ decision, actions: [] }, r.random).slice(0, WIDEST),
  valueFor: (_r, g, seat) => quickEvaluation(g, seat),
});

/** The value of a simulated position for me. An open battle is resolved first. */
export function evaluate(r: Lookahead, g: Engine, ended = false): number {
  let value = 0;
  for (const { chance, after } of outcomesOf(g)) {
    if (chance > 0) value += chance * winProbability(playOut(r, after), r.me, ended, r.weights);
  }
  return value;
}

/** Whether the view's turn ends when this window closes. */
function isEnding(decision: Decision): boolean {
  return decision.kind === "act" && decision.window === "turn-end";
}

function valueOfAction(r: Lookahead, answer: Extract<Answer, { do: "act" }>): number {
  const { action } = answer;
  switch (action.type) {
    case "pass":
      return evaluate(r, copyOf(r.base), isEnding(r.decision));
    case "end-turn":
      return evaluate(r, copyOf(r.base), true);
    case "attack": {
      return evaluate(r, playOut(r, declareAttack(r.base, action.card ?? NONE, action.target ?? NONE)));
    }
    default:
      return averageValue(r, answer);
  }
}

/**
 * The position after using a card or ability, before any dice are rolled. Null for an attack, which the dice decide,
 * and if it cannot be simulated.
 */
export function positionAfter(r: Lookahead, answer: Answer): Engine | null {
  if (r.base.state.decision === null || (answer.do === "act" && answer.action.type === "attack")) return null;
  return playOut(r, simulate(r.base, answer));
}

/** Mean value over several samples if the outcome is random. */
function averageValue(r: Lookahead, answer: Answer): number {
  let sum = 0;
  for (let i = 0; i < r.tries; i++) {
    const g = copyOf(r.base);
    reseed(g, r.random.below(SEEDS));
    const before = g.state.random;
    answerLegal(g, answer);
    const after = playOut(r, g);
    sum += evaluate(r, after);
    if (after.state.random === before) return sum / (i + 1);
  }
  return sum / r.tries;
}

const SEEDS = 1_000_000;

/** Probability of winning after this answer. Null if it cannot be simulated. */
export function valueOfAnswer(r: Lookahead, answer: Answer): number | null {
  if (r.base.state.decision === null) return null;
  return answer.do === "act" ? valueOfAction(r, answer) : averageValue(r, answer);
}
