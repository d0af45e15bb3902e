import { type Answer, type Engine, legalActions, PASS, type Seat } from "../../kernel";
import { candidates } from "../candidates";
import type { Random } from "../random";
import { rehearse } from "../rehearse";
import { type Effort, settlingBy } from "../settling";
import { evaluate, type Weights } from "./evaluation";

/** What an opponent tries out, and how far. */
export interface Lookahead extends Effort {
  readonly me: Seat;
  readonly random: Random;
  readonly weights: Weights;
}

/** Limits of what is thought through: answers compared, attacks tried. */
const WIDEST = 8;
const MOST_ATTACKS = 12;

/** Is everything done that was begun: is the turn player asked again? */
const isSettled = ({ state: { decision, outcome } }: Engine): boolean =>
  outcome !== null || decision === null || (decision.kind === "act" && decision.window === undefined);

/** The first answers to a question that comes up: nobody answers in a window. */
function answersTo(r: Lookahead, g: Engine): readonly Answer[] {
  const { decision } = g.state;
  if (decision === null) return [];
  if (decision.kind === "act") return [{ seat: decision.seat, do: "act", action: PASS }];
  const all = candidates({ decision, actions: [] }, r.random);
  return all.slice(0, decision.prompt.key === "prompt.trigger-order" ? 1 : WIDEST);
}

/** The imagined game until everything is done: each seat chooses what suits it. */
const settle = settlingBy<Lookahead>({
  isSettled,
  answersTo,
  valueFor: (r, g, seat) => evaluate(g, seat, r.weights),
});

/** The best that one attack could bring in a battle phase that has begun. */
function bestAttack(r: Lookahead, g: Engine): number {
  const now = evaluate(g, r.me, r.weights);
  const attacks = legalActions(g).filter(({ type }) => type === "attack");
  return attacks.slice(0, MOST_ATTACKS).reduce((most, action) => {
    r.left--;
    const after = settle(r, rehearse(g, { seat: r.me, do: "act", action }), 1);
    return Math.max(most, evaluate(after, r.me, r.weights));
  }, now);
}

/** The value of the position after an answer when nobody does anything about it. */
export function valueAfter(r: Lookahead, g: Engine, answer: Answer): number {
  const type = answer.do === "act" ? answer.action.type : "";
  // What the others' turns bring is not the price of ending one's own.
  if (type === "end-turn" || type === "to-main-2") return evaluate(g, r.me, r.weights);
  r.left--;
  const after = settle(r, rehearse(g, answer));
  return type === "to-battle" && after.state.outcome === null
    ? bestAttack(r, after)
    : evaluate(after, r.me, r.weights);
}
