import { type Answer, actionOf, type Engine, everyAction, legalActions, PASS, type Seat } from "../../kernel";
import { candidates } from "../candidates";
import { type Effort, mayActInTurn, playOutWith } from "../play-out";
import type { Random } from "../random";
import { simulate } from "../simulate";
import { evaluate, evaluateAtRest } from "./evaluation";
import type { Weights } from "./fighters";

/** What an opponent simulates, and how deep. */
export interface Lookahead extends Effort {
  readonly me: Seat;
  readonly random: Random;
  readonly weights: Weights;
  /** Number of consecutive attacks simulated before the battle phase. */
  readonly moves: number;
  /** The current value of the position, with and without the attacks still to come. */
  readonly now: number;
  readonly atRest: number;
}

/** Search limits: answers compared, attacks tried. */
const WIDEST = 8;
const MAX_ATTACKS = 15;

/** The first answers to a decision in the simulation. Windows are passed. */
function answersTo(r: Lookahead, g: Engine): readonly Answer[] {
  const { decision } = g.state;
  if (decision === null) return [];
  if (decision.kind === "act") return [{ seat: decision.seat, do: "act", action: PASS }];
  const all = candidates({ decision, actions: [] }, r.random);
  return all.slice(0, decision.prompt.key === "prompt.trigger-order" ? 1 : WIDEST);
}

/** Plays out a simulated game until nothing is under way. Each seat picks what suits it. */
const playOut = playOutWith<Lookahead>({
  isSettled: mayActInTurn,
  answersTo,
  valueFor: (r, g, seat) => evaluate(g, seat, r.weights),
});

/** Voluntary actions in a battle phase. */
const FIGHTING: readonly string[] = ["attack", "use", "activate"];

/** The game after a player's best next move, or null if stopping is best. */
function bestMove(r: Lookahead, g: Engine): Engine | null {
  let chosen: Engine | null = null;
  let most = evaluateAtRest(g, r.me, r.weights);
  const actions = everyAction(legalActions(g).filter(({ type }) => FIGHTING.includes(type)));
  for (const action of actions.slice(0, MAX_ATTACKS)) {
    r.left--;
    const after = playOut(r, simulate(g, { seat: r.me, do: "act", action }), 1);
    const value = evaluate(after, r.me, r.weights);
    if (value <= most) continue;
    most = value;
    chosen = after;
  }
  return chosen;
}

/** The value of a battle phase in progress, one attack after another. */
function battleValue(r: Lookahead, g: Engine): number {
  let now = g;
  for (let move = 0; move < r.moves && r.left > 0 && now.state.outcome === null; move++) {
    const after = bestMove(r, now);
    if (after === null) break;
    now = after;
  }
  return evaluateAtRest(now, r.me, r.weights);
}

const STOPPING: readonly string[] = ["end-turn", "to-main-2", "end-battle", "call-off"];

/** The position after an answer if no player responds. */
export function positionAfter(r: Lookahead, g: Engine, answer: Answer): Engine {
  r.left--;
  return playOut(r, simulate(g, answer));
}

/**
 * The improvement of the position after an answer. 0 for an answer that stops.
 * @param positionAfterIt the position after the answer.
 */
export function gainOf(
  r: Lookahead,
  answer: Answer,
  positionAfterIt: (answer: Answer) => Engine | null,
): number {
  const type = actionOf(answer)?.type ?? "";
  // Losses in the others' turns are not a cost of ending your own.
  if (STOPPING.includes(type)) return 0;
  const after = positionAfterIt(answer);
  if (after === null) return 0;
  if (type === "to-battle" && after.state.outcome === null) return battleValue(r, after) - r.atRest;
  return evaluate(after, r.me, r.weights) - (type === "attack" ? r.atRest : r.now);
}
