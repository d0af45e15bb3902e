import { type Answer, answerLegal, type Decision, type Engine, NONE, type Seat } from "../../kernel";
import { candidates } from "../candidates";
import type { Random } from "../random";
import { copyOf, reseed, simulate } from "../simulate";
import { outcomesOf } from "./battle";
import { isSettled } from "./board-of";
import { attackOddsOf } from "./odds";
import { declareAttack } from "./simulated-battle";
import { type Weights, winProbability } from "./win-probability";

/** Simulates answers and evaluates the result. */
export interface Lookahead {
  /** The game of the view, with its open question if it can be simulated. */
  readonly base: Engine;
  readonly decision: Decision;
  readonly me: Seat;
  readonly random: Random;
  readonly weights: Weights;
  /** Number of samples for an answer with a random outcome. */
  readonly tries: number;
}

/** Deeper questions inside a simulated effect are answered with the first option. */
const DEEPEST = 2;
const WIDEST = 12;

/** A quick evaluation of a position: the lead in Warriors, and the odds of the available attacks. */
export function quickEvaluation(g: Engine, me: Seat): number {
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

/** Answers the questions inside a simulated effect, each seat in its own interest. */
export function resolveQuestions(g: Engine, me: Seat, random: Random, depth = 0): Engine {
  let now = g;
  for (let asked = 0; !isSettled(now); asked++) {
    const { decision } = now.state;
    if (decision === null) break;
    now = asked > 20 ? forced(now, random) : bestStep(now, decision, me, random, depth);
  }
  return now;
}

function optionsOf(decision: Decision, random: Random): Answer[] {
  return candidates({ decision, actions: [] }, random).slice(0, WIDEST);
}

function forced(g: Engine, random: Random): Engine {
  const [first] = g.state.decision ? optionsOf(g.state.decision, random) : [];
  if (first) answerLegal(g, first);
  return g;
}

function bestStep(g: Engine, decision: Decision, me: Seat, random: Random, depth: number): Engine {
  const options = optionsOf(decision, random);
  if (options.length === 1 || depth >= DEEPEST) return forced(g, random);
  const sign = decision.seat === me ? 1 : -1;
  let best = g;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const after = resolveQuestions(simulate(g, option), me, random, depth + 1);
    const value = sign * quickEvaluation(after, me);
    if (value <= most) continue;
    most = value;
    best = after;
  }
  return best;
}

/** Value of a simulated position for me: an open battle is resolved first. */
export function evaluate(r: Lookahead, g: Engine, ended = false): number {
  let value = 0;
  for (const { chance, after } of outcomesOf(g)) {
    if (chance > 0)
      value += chance * winProbability(resolveQuestions(after, r.me, r.random), r.me, ended, r.weights);
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
      return evaluate(
        r,
        resolveQuestions(declareAttack(r.base, action.card ?? NONE, action.target ?? NONE), r.me, r.random),
      );
    }
    default:
      return averageValue(r, answer);
  }
}

/**
 * The position after a card or an ability is used, before any dice are rolled; null for an attack, whose dice decide, and
 * when it cannot be simulated.
 */
export function positionAfter(r: Lookahead, answer: Answer): Engine | null {
  if (r.base.state.decision === null || (answer.do === "act" && answer.action.type === "attack")) return null;
  return resolveQuestions(simulate(r.base, answer), r.me, r.random);
}

/** Mean value over several samples when the outcome is random. */
function averageValue(r: Lookahead, answer: Answer): number {
  let sum = 0;
  for (let i = 0; i < r.tries; i++) {
    const g = copyOf(r.base);
    reseed(g, r.random.below(SEEDS));
    const before = g.state.random;
    answerLegal(g, answer);
    const after = resolveQuestions(g, r.me, r.random);
    sum += evaluate(r, after);
    if (after.state.random === before) return sum / (i + 1);
  }
  return sum / r.tries;
}

const SEEDS = 1_000_000;

/** Probability of winning after this answer, or null when it cannot be simulated. */
export function valueOfAnswer(r: Lookahead, answer: Answer): number | null {
  if (r.base.state.decision === null) return null;
  return answer.do === "act" ? valueOfAction(r, answer) : averageValue(r, answer);
}
