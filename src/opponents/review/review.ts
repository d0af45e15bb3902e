import {
  type Answer,
  type Engine,
  type GameRecord,
  NONE,
  type Rules,
  replay,
  replayAnswer,
  type Seat,
  view,
} from "../../kernel";
import { mayActInTurn } from "../play-out";
import { compare, type Script, type SearchPlan } from "../search";
import { chanceMark, chancesIn, minus, usualChances } from "./chance";
import { accuracyOf, type Verdict, verdictOf } from "./verdict";

/** A decision and what it was worth to its player. */
export interface ReviewedDecision {
  /** Answers given before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly verdict: Verdict;
  /** The win chance lost against the best answer found, 0 to 1. */
  readonly loss: number;
  /** The win chance with the best answer found, 0 to 1. */
  readonly chance: number;
  /** The best answer found, if another one was given. */
  readonly better: Answer | null;
}

/** The win chances at one moment of a match. */
export interface ChancePoint {
  readonly at: number;
  readonly turn: number;
  /** By seat, 0 to 1. */
  readonly chances: readonly number[];
}

export interface MatchReview {
  readonly points: readonly ChancePoint[];
  readonly decisions: readonly ReviewedDecision[];
  /** By seat: 0 to 100, or null without any decision that left a choice. */
  readonly accuracy: readonly (number | null)[];
  /** By seat: the sum of what dice, draws and hidden cards changed of its win chance, in units of 1. */
  readonly luck: readonly number[];
}

export interface ReviewProgress {
  /** Answers reviewed, and all there are. */
  readonly done: number;
  readonly all: number;
}

/** Every decision is compared in few worlds. The given answer is never dropped. */
const PLAN: SearchPlan = {
  answers: 5,
  near: Number.POSITIVE_INFINITY,
  worlds: 4,
  simulations: 24,
  later: 0,
  margin: 0,
  sureness: 1,
};

const same = (a: Answer, b: Answer) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Judges an answer by what its player could know: against the answers that its expert compares.
 * @param at answers given before it.
 */
export function judged(script: Script, g: Engine, given: Answer, at: number): ReviewedDecision {
  const { searched } = script;
  const own = view(g, given.seat);
  const seed = `review/${at}`;
  const base = { at, seat: given.seat, turn: g.state.turn.number };
  const proposed = searched.player.propose(own, seed).map(({ answer }) => answer);
  const others = proposed.filter((answer) => !same(answer, given));
  if (others.length === 0) {
    const chance = searched.winChance(g, given.seat);
    return { ...base, verdict: "forced", loss: 0, chance, better: null };
  }
  const comparing = compare(searched, own, [given, ...others], PLAN, seed, PLAN.simulations);
  let step = comparing.next();
  while (!step.done) step = comparing.next();
  const { answer: best, answers } = step.value;
  const chanceAfter = (answer: Answer) => answers.find((one) => one.answer === answer)?.value ?? 0;
  const chance = chanceAfter(best);
  const loss = best === given ? 0 : Math.max(0, chance - chanceAfter(given));
  const verdict = verdictOf(loss);
  return { ...base, verdict, loss, chance, better: verdict === "best" ? null : best };
}

/** Whether an answer decided something, rather than a setting at the table. */
const isDecision = (answer: Answer): boolean => answer.do !== "anytime";

/**
 * Reviews a match that is over, decision by decision. The same match gives the same review.
 * @param seats whose decisions are judged.
 * @returns what it finds, once all its steps have been taken.
 */
export function* reviewOf(
  rules: Rules,
  script: Script,
  record: GameRecord,
  seats: readonly Seat[],
): Generator<ReviewProgress, MatchReview> {
  const { searched } = script;
  const g = replay(rules, record, 0).engine;
  const all = record.answers.length;
  const points: ChancePoint[] = [{ at: 0, turn: g.state.turn.number, chances: chancesIn(searched, g) }];
  const decisions: ReviewedDecision[] = [];
  let luck: readonly number[] = g.state.seats.map(() => 0);
  for (const [at, given] of record.answers.entries()) {
    const isOpen = g.state.decision !== null && g.state.paused === NONE && isDecision(given);
    if (isOpen && seats.includes(given.seat)) decisions.push(judged(script, g, given, at));
    const before = chanceMark(g);
    const own = isOpen ? view(g, given.seat) : null;
    if (replayAnswer(g, record, at) === null) break;
    if (own !== null && chanceMark(g) !== before) {
      const lucky = minus(chancesIn(searched, g), usualChances(searched, own, given, `luck/${at}`));
      luck = luck.map((sum, seat) => sum + (lucky[seat] ?? 0));
    }
    if (mayActInTurn(g))
      points.push({ at: at + 1, turn: g.state.turn.number, chances: chancesIn(searched, g) });
    yield { done: at + 1, all };
  }
  const lossesOf = (seat: Seat) =>
    decisions.flatMap((one) => (one.seat === seat && one.verdict !== "forced" ? [one.loss] : []));
  return { points, decisions, accuracy: g.state.seats.map(({ seat }) => accuracyOf(lossesOf(seat))), luck };
}
