import { type Answer, actionOf, type Engine, everyAction, legalActions, PASS, type Seat } from "../../kernel";
import { candidates } from "../candidates";
import { type Effort, mayActInTurn, playOutWith } from "../play-out";
import type { Random } from "../random";
import { simulate } from "../simulate";
import { evaluate, evaluateAtRest } from "./evaluation";
import type { Weights } from "./fighters";

/** What an opponent tries out, and how far. */
export interface Lookahead extends Effort {
  readonly me: Seat;
  readonly random: Random;
  readonly weights: Weights;
  /** Attacks in a row that are thought of before the battle phase. */
  readonly moves: number;
  /** What the position is worth as it is, with the attacks that are still to come and without. */
  readonly now: number;
  readonly atRest: number;
}

/** Limits of what is thought through: answers compared, attacks tried. */
const WIDEST = 8;
const MAX_ATTACKS = 15;

/** The first answers to a question that comes up: nobody answers in a window. */
function answersTo(r: Lookahead, g: Engine): readonly Answer[] {
  const { decision } = g.state;
  if (decision === null) return [];
  if (decision.kind === "act") return [{ seat: decision.seat, do: "act", action: PASS }];
  const all = candidates({ decision, actions: [] }, r.random);
  return all.slice(0, decision.prompt.key === "prompt.trigger-order" ? 1 : WIDEST);
}

/** Plays out a simulated game until nothing is under way: each seat chooses what suits it. */
const playOut = playOutWith<Lookahead>({
  isSettled: mayActInTurn,
  answersTo,
  valueFor: (r, g, seat) => evaluate(g, seat, r.weights),
});

/** What is done in a battle phase of its own accord. */
const FIGHTING: readonly string[] = ["attack", "use", "activate"];

/** The game after the best that a player could do now, or null when nothing is better than to stop. */
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

/** What a battle phase that has begun brings, one attack after another. */
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

/** The position after an answer when nobody responds. */
export function positionAfter(r: Lookahead, g: Engine, answer: Answer): Engine {
  r.left--;
  return playOut(r, simulate(g, answer));
}

/**
 * How much better the position is after an answer; 0 for an answer that stops.
 * @param positionAfterIt the position that the answer leads to.
 */
export function gainOf(
  r: Lookahead,
  answer: Answer,
  positionAfterIt: (answer: Answer) => Engine | null,
): number {
  const type = actionOf(answer)?.type ?? "";
  // What the others' turns bring is not the price of ending one's own.
  if (STOPPING.includes(type)) return 0;
  const after = positionAfterIt(answer);
  if (after === null) return 0;
  if (type === "to-battle" && after.state.outcome === null) return battleValue(r, after) - r.atRest;
  return evaluate(after, r.me, r.weights) - (type === "attack" ? r.atRest : r.now);
}
