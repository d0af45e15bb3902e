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

/** What an opponent simulates, and how deep. */
export interface Lookahead extends Effort {
  readonly me: Seat;
  readonly random: Random;
  readonly weights: Weights;
}

/** The most answers compared for a decision in the simulation. */
const WIDEST = 8;

/** Whether nothing is under way and a player is to choose a phase or act in a Main Phase. */
export function isSettled({ state: { decision, outcome, stack } }: Engine): boolean {
  if (outcome !== null || decision === null) return true;
  if (decision.kind !== "act") return false;
  return decision.window === undefined || (decision.own === true && stack.length === 0);
}

/** The first answers to a decision in the simulation: priority is passed, payments are taken as proposed. */
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

/** Plays out a simulated game until nothing is under way. Each seat picks what suits it. */
export const playOut = playOutWith<Lookahead>({
  isSettled,
  answersTo,
  valueFor: (r, g, seat) => evaluate(g, seat, r.weights),
});

/** Actions without a purpose of their own. */
const IDLE = [PASS.type, "crystal", "use-energy", "convert", "attack"];
/** The value of a Main Phase without a worthwhile action: too low for any level's noise to offset. */
const NOTHING = -5;
/** The minimum value of a Main Phase. Higher than the minimum for an action within one. */
const WORTH = 0.4;
const MAX_TRIED = 25;

/** The best action in a Main Phase in progress: found quickly, then examined as closely as in the phase itself. */
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

/** The position after an answer if no player responds. Null if it cannot be simulated. */
export function positionAfter(r: Lookahead, g: Engine, answer: Answer): Engine | null {
  if (g.state.decision === null) return null;
  r.left--;
  return playOut(r, simulate(g, answer));
}

/**
 * The value of an answer.
 * @param positionAfterIt the position after the answer.
 */
export function valueAfter(
  r: Lookahead,
  g: Engine,
  answer: Answer,
  positionAfterIt: (answer: Answer) => Engine | null,
): number {
  // The opponent's actions in its turn are not a cost of ending your own.
  if (answer.do === "act" && answer.action.type === "end-turn") return evaluate(g, r.me, r.weights);
  const after = positionAfterIt(answer);
  if (after === null) return 0;
  const begins = answer.do === "act" && answer.action.type === "main-phase" && after.state.outcome === null;
  return begins ? bestOfMain(r, after) : evaluate(after, r.me, r.weights);
}
