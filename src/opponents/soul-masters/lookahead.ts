import {
  type Action,
  type Answer,
  type Engine,
  everyAction,
  legalActions,
  PASS,
  type Seat,
} from "../../kernel";
import { candidates } from "../candidates";
import { type Effort, playOutWith } from "../play-out";
import type { Random } from "../random";
import { simulate } from "../simulate";
import { evaluate } from "./evaluation";
import type { Weights } from "./weights";

/** What an opponent tries out, and how far. */
export interface Lookahead extends Effort {
  readonly me: Seat;
  readonly random: Random;
  readonly weights: Weights;
}

/** No more answers are compared to a question that comes up. */
const WIDEST = 8;

/** Whether nothing is under way: a player is asked for a phase, or to act in a Main Phase. */
export function isSettled({ state: { decision, outcome, stack } }: Engine): boolean {
  if (outcome !== null || decision === null) return true;
  if (decision.kind !== "act") return false;
  return decision.window === undefined || (decision.own === true && stack.length === 0);
}

/** The first answers to a question that comes up: whoever has priority passes, payments are taken as proposed. */
function answersTo(r: Lookahead, g: Engine): readonly Answer[] {
  const { decision } = g.state;
  if (decision === null) return [];
  const { seat } = decision;
  if (decision.kind === "act") return [{ seat, do: "act", action: PASS }];
  if (decision.kind === "allot") return [{ seat, do: "allot", amounts: decision.proposal }];
  const all = candidates({ decision, actions: [] }, r.random);
  const isPlain = decision.kind === "arrange" || decision.prompt.key === "prompt.trigger-order";
  return all.slice(0, isPlain ? 1 : WIDEST);
}

/** Plays out a simulated game until nothing is under way: each seat chooses what suits it. */
export const playOut = playOutWith<Lookahead>({
  isSettled,
  answersTo,
  valueFor: (r, g, seat) => evaluate(g, seat, r.weights),
});

/** Actions that are no aim of their own. */
const IDLE = [PASS.type, "crystal", "use-energy", "convert", "attack"];
/** What a Main Phase is worth in which there is nothing worth doing: less than any level's noise makes good. */
const NOTHING = -5;
/** What is worth a Main Phase of its own: more than is asked of anything once it has begun. */
const WORTH = 0.4;
const MAX_TRIED = 25;

/** The best that could be done in a Main Phase that has begun: found quickly, then looked at as closely as it will be there. */
function bestOfMain(r: Lookahead, g: Engine): number {
  const now = evaluate(g, r.me, r.weights);
  const worth = (action: Action, depth: number) =>
    evaluate(playOut(r, simulate(g, { seat: r.me, do: "act", action }), depth), r.me, r.weights);
  const promising = everyAction(legalActions(g).filter(({ type }) => !IDLE.includes(type)))
    .slice(0, MAX_TRIED)
    .map((action) => ({ action, value: worth(action, 1) }))
    .filter(({ value }) => value > now + WORTH)
    .sort((a, b) => b.value - a.value);
  for (const { action } of promising) {
    const value = worth(action, 0);
    if (value > now + WORTH) return value;
  }
  return now + NOTHING;
}

/** The position after an answer when nobody responds; null when it cannot be simulated. */
export function positionAfter(r: Lookahead, g: Engine, answer: Answer): Engine | null {
  if (g.state.decision === null) return null;
  r.left--;
  return playOut(r, simulate(g, answer));
}

/**
 * The value of an answer.
 * @param positionAfterIt the position that the answer leads to.
 */
export function valueAfter(
  r: Lookahead,
  g: Engine,
  answer: Answer,
  positionAfterIt: (answer: Answer) => Engine | null,
): number {
  // What the opponent does in its turn is not the price of ending one's own.
  if (answer.do === "act" && answer.action.type === "end-turn") return evaluate(g, r.me, r.weights);
  const after = positionAfterIt(answer);
  if (after === null) return 0;
  const begins = answer.do === "act" && answer.action.type === "main-phase" && after.state.outcome === null;
  return begins ? bestOfMain(r, after) : evaluate(after, r.me, r.weights);
}
