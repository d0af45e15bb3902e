import { type Action, type Answer, type Engine, legalActions, PASS, type Seat } from "../../kernel";
import { candidates } from "../candidates";
import { type Effort, mayActInTurn, playOutWith } from "../play-out";
import type { Random } from "../random";
import { simulate } from "../simulate";
import { coresToNextLevel } from "./board";
import { evaluate, type Weights } from "./evaluation";
import { worthwhileActions, worthwhileShares } from "./worthwhile";

/** What an opponent simulates, and how deep. */
export interface Lookahead extends Effort {
  readonly me: Seat;
  readonly random: Random;
  readonly weights: Weights;
  /** Whether it considers flash effects that it could use later in a battle. */
  readonly flash: boolean;
}

/** Search limits: answers compared, and nesting depth. */
const WIDEST = 6;
const DEEPEST = 1;

/** The game after an answer. Each simulation is counted. */
function tried(r: Lookahead, g: Engine, answer: Answer): Engine {
  r.left--;
  return simulate(g, answer);
}

/** The answers compared for a decision inside the simulation. */
function optionsFor(r: Lookahead, g: Engine, depth: number): readonly Answer[] {
  const { decision } = g.state;
  if (decision === null) return [];
  const { seat } = decision;
  if (decision.kind === "act") {
    const pass: Answer = { seat, do: "act", action: PASS };
    const thinks = r.flash && seat === r.me && depth <= DEEPEST && r.left > 0;
    return thinks ? [pass, ...replies(g).map((action): Answer => ({ seat, do: "act", action }))] : [pass];
  }
  if (decision.kind === "allot") {
    const shares = worthwhileShares(g.rules, g.state, decision).slice(0, depth === 0 ? WIDEST : 1);
    return shares.map((amounts) => ({ seat, do: "allot", amounts }));
  }
  const isPlain = decision.kind === "arrange" || decision.prompt.key === "prompt.trigger-order";
  return candidates({ decision, actions: [] }, r.random).slice(0, isPlain ? 1 : WIDEST);
}

const REPLIES = 4;
const replies = (g: Engine) =>
  worthwhileActions(g.rules, g.state, legalActions(g))
    .filter(({ type }) => type !== PASS.type)
    .slice(0, REPLIES);

/** Plays out a simulated game until a seat acts in its turn again. Each seat picks what suits it. */
export const playOut = playOutWith<Lookahead>({
  isSettled: mayActInTurn,
  answersTo: optionsFor,
  // The opponent's own response puts the other's block one comparison deeper. The search must still see that block.
  deepest: (r, seat) => (r.flash && seat !== r.me ? DEEPEST + 1 : DEEPEST),
  valueFor: (r, g, seat) => evaluate(g, seat, r.weights, false),
});

/** The game after an action in the turn. Core moves are repeated until they reach the level. */
export function after(r: Lookahead, g: Engine, seat: Seat, action: Action): Engine {
  let now = playOut(r, tried(r, g, { seat, do: "act", action }));
  const moves = action.type === "add-core" || action.type === "move-core";
  const id = action.type === "add-core" ? action.card : action.target;
  if (!moves || id === undefined) return now;
  const needed = coresToNextLevel(g.rules, g.state.cards[id] ?? { def: "", counters: {} }) ?? 1;
  for (let n = 1; n < needed && now.state.outcome === null; n++)
    now = playOut(r, tried(r, now, { seat, do: "act", action }));
  return now;
}
