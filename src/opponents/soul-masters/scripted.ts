import { soulMasters } from "../../games/soul-masters";
import { type Answer, type Engine, PASS, type Rules } from "../../kernel";
import { rulesWithBlank } from "../blank";
import { candidates } from "../candidates";
import { distinct } from "../distinct";
import { memoized } from "../pointless";
import type { Random } from "../random";
import {
  type DecisionRequest,
  type Position,
  type ScriptedPlayer,
  type ScriptParts,
  scriptWith,
} from "../script";
import { BLANK, boardOf } from "./board-of";
import { evaluate } from "./evaluation";
import { idlePass } from "./idle-window";
import { type AnswerContext, isPointless, levels, quick, type SearchLevel } from "./levels";
import { liabilities } from "./liabilities";
import { isSettled, positionAfter, valueAfter } from "./lookahead";

/** The most answers compared. */
const MAX_CANDIDATES = 60;

/**
 * Keeps the first of answers that differ only in which of several equal cards they use, payments as proposed, and no
 * idle actions.
 */
function worthwhile(position: Position, random: Random): readonly Answer[] {
  const { decision } = position;
  if (decision?.kind === "allot") return [{ seat: decision.seat, do: "allot", amounts: decision.proposal }];
  const all = candidates(position, random).filter((answer) => !isPointless(position, answer));
  return distinct(position, all, ({ rested }) => `${rested}`).slice(0, MAX_CANDIDATES);
}

function contextFor({ board, decision, level, effort, random }: DecisionRequest<SearchLevel>): AnswerContext {
  const me = decision.seat;
  const r = { me, random, weights: level.weights, left: level.tries * effort };
  const after = memoized((answer) => positionAfter(r, board, answer));
  const waits = !isSettled(board) && decision.kind === "act";
  const baseline = (waits ? after({ seat: me, do: "act", action: PASS }) : null) ?? board;
  return {
    decision,
    me,
    board,
    trial: { baseline, me, liabilities, after, value: (g: Engine) => evaluate(g, me, r.weights) },
    valueAfter: (answer: Answer) => valueAfter(r, board, answer, after),
  };
}

/** The rules of a card pool as its opponents read them. */
export const rulesFor = (pool: Rules): Rules => rulesWithBlank(pool, BLANK);

/** How the levels play, and how the game is played on in simulations. */
export type Settings = Pick<ScriptParts<AnswerContext, SearchLevel>, "levels" | "quick">;

const usual: Settings = { levels, quick };

/** The scripted levels of Soul Masters. */
export function playerFor(rules: Rules, { levels, quick }: Settings = usual): ScriptedPlayer {
  const player = scriptWith({
    levels,
    quick,
    boardFor: (view, seed) => boardOf(rules, view, seed),
    contextFor,
    listed: worthwhile,
  });
  return { ...player, quick: (g, random) => idlePass(g.state) ?? player.quick(g, random) };
}

export const scripted = playerFor(rulesFor(soulMasters.rules));
