import {
  type Answer,
  type CardId,
  type Decision,
  type Engine,
  type Frame,
  flip,
  NONE,
  type Seat,
} from "../../kernel";
import { candidates, type Question } from "../candidates";
import { askingFrames, replacementFrame } from "../pending";
import type { Random } from "../random";
import { answerIn, copyOf, reseed } from "../sandbox";
import { outcomesOf } from "./battle";
import { attackOddsOf } from "./odds";
import { isSettled, runFrames, turnFrame } from "./sandbox";
import { declareAttack } from "./simulated-battle";
import { type Weights, winProbability } from "./win-probability";

/** Tries answers in the opponent's sandbox and evaluates the result. */
export interface Lookahead {
  /** Position of the view, with no open question. */
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
  const actions = decision.kind === "act" ? [{ type: "pass" }] : [];
  return candidates({ decision, actions } satisfies Question, random).slice(0, WIDEST);
}

function forced(g: Engine, random: Random): Engine {
  const [first] = g.state.decision ? optionsOf(g.state.decision, random) : [];
  if (first) answerIn(g, first);
  return g;
}

function bestStep(g: Engine, decision: Decision, me: Seat, random: Random, depth: number): Engine {
  const options = optionsOf(decision, random);
  if (options.length === 1 || depth >= DEEPEST) return forced(g, random);
  const sign = decision.seat === me ? 1 : -1;
  let best = g;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const next = copyOf(g);
    answerIn(next, option);
    const after = resolveQuestions(next, me, random, depth + 1);
    const value = sign * quickEvaluation(after, me);
    if (value <= most) continue;
    most = value;
    best = after;
  }
  return best;
}

/** Value of a sandbox position for me: an open battle is resolved first. */
export function evaluate(r: Lookahead, g: Engine, ended = false): number {
  let value = 0;
  for (const { chance, after } of outcomesOf(g)) {
    if (chance > 0)
      value += chance * winProbability(resolveQuestions(after, r.me, r.random), r.me, ended, r.weights);
  }
  return value;
}

/** The sandbox with the view's question open in it: asked by the turn, or by the last of these frames. */
function asking(r: Lookahead, frames: readonly Frame[]): Engine {
  const g = copyOf(r.base);
  const turn = turnFrame(g.rules, g.state.turn.seat);
  const fresh = frames.map((frame) => ({ ...frame, locals: { ...frame.locals } }));
  g.state.agenda = fresh.length > 0 ? [turn, ...fresh] : [{ ...turn, step: turn.step + 1 }];
  g.state.decision = r.decision;
  return g;
}

/** Does the view's turn end when this window closes? */
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
      return averageValue(r, answer, []);
  }
}

/** Mean value over several samples when the outcome is random. */
function averageValue(r: Lookahead, answer: Answer, frames: readonly Frame[]): number {
  let sum = 0;
  for (let i = 0; i < r.tries; i++) {
    const g = asking(r, frames);
    reseed(g, r.random.below(SEEDS));
    const before = g.state.random;
    answerIn(g, answer);
    const after = resolveQuestions(g, r.me, r.random);
    sum += evaluate(r, after);
    if (after.state.random === before) return sum / (i + 1);
  }
  return sum / r.tries;
}

const SEEDS = 1_000_000;

/** The value of using a replacement, or of letting the change happen. */
function valueOfReplacing(r: Lookahead, source: CardId, yes: boolean): number {
  const g = copyOf(r.base);
  const frame = yes ? replacementFrame(g, source) : null;
  if (frame) runFrames(g, [frame]);
  if (!yes) {
    g.attempting = true;
    flip(g, source, "down");
    g.attempting = false;
  }
  return evaluate(r, resolveQuestions(g, r.me, r.random));
}

/** The card that the asking effect calls "it": the one asked about, the other fighter, or its own. */
function subjectOf({ base, decision }: Lookahead): CardId {
  const { source = NONE } = decision;
  if (decision.kind === "place" && decision.card !== undefined) return decision.card;
  const battle = base.state.vars.battle as { readonly fighters?: readonly CardId[] } | null | undefined;
  const rival = battle?.fighters?.includes(source) ? battle.fighters.find((id) => id !== source) : undefined;
  return rival ?? source;
}

/** Probability of winning after this answer, or null when it cannot be simulated. */
export function valueOfAnswer(r: Lookahead, answer: Answer): number | null {
  if (answer.do === "act") return valueOfAction(r, answer);
  if (r.decision.prompt.key === "prompt.replace") {
    return valueOfReplacing(r, r.decision.source ?? NONE, answer.do === "confirm" && answer.yes);
  }
  const frames = askingFrames(r.base, r.decision, subjectOf(r));
  return frames.length === 0 ? null : averageValue(r, answer, frames);
}
