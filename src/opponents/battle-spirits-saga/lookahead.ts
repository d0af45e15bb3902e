import { type Answer, answerLegal, type Engine, PASS, type Seat } from "../../kernel";
import { candidates } from "../candidates";
import type { Random } from "../random";
import { rehearse } from "../rehearse";
import { evaluate } from "./evaluation";

/** Limits of what is thought through: questions in a row, answers compared, and nesting. */
const MOST_QUESTIONS = 40;
const WIDEST = 6;
const DEEPEST = 1;

/** Is it a player's time to act in the turn again, or is the game over? */
function isSettled({ state: { decision, outcome } }: Engine): boolean {
  return outcome !== null || decision === null || (decision.kind === "act" && decision.window === undefined);
}

/** Questions that are answered as proposed. */
const isPlain = (g: Engine) => {
  const { decision } = g.state;
  return (
    decision?.kind === "allot" ||
    decision?.kind === "arrange" ||
    decision?.prompt.key === "prompt.trigger-order"
  );
};

/** The imagined game until somebody acts in the turn again: nobody uses anything, each seat chooses what suits it. */
export function settle(g: Engine, random: Random, depth = 0): Engine {
  let now = g;
  for (let asked = 0; asked < MOST_QUESTIONS && !isSettled(now); asked++) {
    const { decision } = now.state;
    if (decision === null) break;
    if (decision.kind === "act") {
      answerLegal(now, { seat: decision.seat, do: "act", action: PASS });
      continue;
    }
    const options = candidates({ decision, actions: [] }, random).slice(0, isPlain(now) ? 1 : WIDEST);
    now = depth > DEEPEST ? first(now, options) : best(now, decision.seat, options, random, depth);
  }
  return now;
}

function first(g: Engine, [answer]: readonly Answer[]): Engine {
  if (answer !== undefined) answerLegal(g, answer);
  return g;
}

function best(g: Engine, seat: Seat, options: readonly Answer[], random: Random, depth: number): Engine {
  if (options.length < 2) return first(g, options);
  let chosen = g;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const after = settle(rehearse(g, option), random, depth + 1);
    const value = evaluate(after, seat);
    if (value <= most) continue;
    most = value;
    chosen = after;
  }
  return chosen;
}
