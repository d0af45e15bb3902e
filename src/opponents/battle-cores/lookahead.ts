import {
  type Action,
  type Answer,
  type Decision,
  type Engine,
  everyAction,
  legalActions,
  NONE,
  PASS,
  type Seat,
} from "../../kernel";
import { candidates } from "../candidates";
import { type Effort, mayAct, mayActInTurn, playOutWith } from "../play-out";
import type { Random } from "../random";
import { simulate } from "../simulate";
import { attackEstimate } from "./attack-estimate";
import { evaluatePosition, type Weights } from "./evaluation";

/** Simulates answers and evaluates the result. */
export interface Lookahead extends Effort {
  readonly decision: Decision;
  readonly me: Seat;
  readonly base: Engine;
  readonly random: Random;
  readonly weights: Weights;
  /** Number of Attacks it simulates after each answer. */
  readonly ahead: number;
  /** Whether nobody responds in a window. Otherwise a simulation ends where a player may, before an attack is resolved. */
  readonly passes: boolean;
}

const evaluate = (r: Lookahead, g: Engine, seat = r.me) => evaluatePosition(g, seat, r.weights);

/** No more answers are compared to a question inside a simulated effect. */
const WIDEST = 8;

function answersTo(r: Lookahead, { state: { decision } }: Engine): readonly Answer[] {
  if (decision === null) return [];
  if (decision.kind === "act") return [{ seat: decision.seat, do: "act", action: PASS }];
  const isPlain = decision.prompt.key === "prompt.trigger-order";
  return candidates({ decision, actions: [] }, r.random).slice(0, isPlain ? 1 : WIDEST);
}

const parts = { answersTo, valueFor: evaluate };
const toWindow = playOutWith<Lookahead>({ isSettled: mayAct, ...parts });
const throughWindows = playOutWith<Lookahead>({ isSettled: mayActInTurn, ...parts });

/** Answers the questions inside a simulated effect, each seat in its own interest, until a seat acts again. */
const playOut = (r: Lookahead, g: Engine, depth?: number): Engine =>
  (r.passes ? throughWindows : toWindow)(r, g, depth);

/** Beyond this depth, questions take the first answer. */
const UNCOMPARED = 2;

/** Number of attacks compared at each simulated step. */
const MAX_ATTACKS = 5;

/** The best attacks by a quick estimate: on players, and on Monsters they destroy, strongest first. */
function bestAttacks(g: Engine, attacks: readonly Action[]): Action[] {
  return attacks
    .map((action) => ({ action, promise: attackEstimate(g, action) }))
    .sort((a, b) => b.promise - a.promise)
    .slice(0, MAX_ATTACKS)
    .map(({ action }) => action);
}

/** Simulates the turn player's attacks, one best attack after another. */
function simulateAttacks(r: Lookahead, g: Engine, steps: number): Engine {
  const { seat } = g.state.turn;
  let now = g;
  let most = evaluate(r, now, seat);
  for (let i = 0; i < steps && now.state.outcome === null && now.state.turn.seat === seat; i++) {
    const attacks = bestAttacks(now, everyAction(legalActions(now).filter(({ type }) => type === "attack")));
    let next: Engine | null = null;
    for (const action of attacks) {
      const after = playOut(r, simulate(now, { seat, do: "act", action }), UNCOMPARED);
      const value = evaluate(r, after, seat);
      if (value <= most) continue;
      most = value;
      next = after;
    }
    if (next === null) break;
    now = next;
  }
  return now;
}

/** Enters the Battle Phase if it is still to come, and attacks there. */
function simulateBattlePhase(r: Lookahead, g: Engine): Engine {
  if (r.ahead === 0 || g.state.outcome !== null || g.state.turn.seat !== r.me) return g;
  if (g.state.decision?.kind !== "act" || g.state.decision.window !== undefined) return g;
  const { step } = g.state.turn;
  if (step === "main") return simulateAttacks(r, simulate(g, act(r.me, { type: "to-battle" })), r.ahead);
  return step === "battle" ? simulateAttacks(r, g, r.ahead) : g;
}

const act = (seat: Seat, action: { type: string }): Answer => ({ seat, do: "act", action });

const GO_ON = ["to-battle", "to-end", "end-turn"];

function inTurn(r: Lookahead, answer: Extract<Answer, { do: "act" }>): number {
  const { type } = answer.action;
  if (type === "to-end" || type === "end-turn") return evaluate(r, r.base);
  if (GO_ON.includes(type)) return evaluate(r, simulateBattlePhase(r, r.base));
  return evaluate(r, simulateBattlePhase(r, playOut(r, simulate(r.base, answer))));
}

/** The position after an answer, before any further attack. Null if it cannot be simulated. */
export function positionAfter(r: Lookahead, answer: Answer): Engine | null {
  const { decision, turn } = r.base.state;
  return decision === null || turn.seat === NONE ? null : playOut(r, simulate(r.base, answer));
}

/** Value of the position after this answer. Null if it cannot be simulated. */
export function valueOfAnswer(r: Lookahead, answer: Answer): number | null {
  const { decision, turn } = r.base.state;
  if (decision === null || turn.seat === NONE) return null;
  if (answer.do === "act" && decision.kind === "act" && decision.window === undefined)
    return inTurn(r, answer);
  return evaluate(r, playOut(r, simulate(r.base, answer)));
}
