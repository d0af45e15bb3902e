import { battleOfSouls } from "../../games/battle-of-souls";
import { type Answer, type Engine, PASS, type Rules } from "../../kernel";
import { rulesWithBlank } from "../blank";
import { candidates } from "../candidates";
import { determinizedBoard } from "../determinized";
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
import { evaluate, evaluateAtRest } from "./evaluation";
import { type AnswerContext, levels, quick, type SearchLevel } from "./levels";
import { liabilities } from "./liabilities";
import { gainOf, positionAfter } from "./lookahead";

/** Stands for a hidden card: a tactic that does nothing. */
const BLANK = { type: "tactic", stats: {}, stay: "one-turn" };

/** The most answers compared. */
const MAX_CANDIDATES = 60;

/** Keeps the first of answers that differ only in which of several equal cards they use. */
function worthwhile(position: Position, random: Random): readonly Answer[] {
  const all = candidates(position, random);
  return distinct(position, all, ({ rested, counters }) => `${rested}/${counters.kill ?? 0}`).slice(
    0,
    MAX_CANDIDATES,
  );
}

function contextFor({ board, decision, level, effort, random }: DecisionRequest<SearchLevel>): AnswerContext {
  const me = decision.seat;
  const { weights, moves, tries } = level;
  const now = evaluate(board, me, weights);
  const atRest = evaluateAtRest(board, me, weights);
  const r = { me, random, weights, moves, now, atRest, left: tries * effort };
  const after = memoized((answer) => positionAfter(r, board, answer));
  const isWindow = decision.kind === "act" && decision.window !== undefined;
  const baseline = (isWindow ? after({ seat: me, do: "act", action: PASS }) : null) ?? board;
  const trial = { baseline, me, liabilities, after, value: (g: Engine) => evaluate(g, me, weights) };
  return { decision, trial, gainOf: (answer: Answer) => gainOf(r, answer, after) };
}

/** The rules of a card pool as its opponents read them. */
export const rulesFor = (pool: Rules): Rules => rulesWithBlank(pool, BLANK);

/** How the levels play, and how the game is played on in simulations. */
export type Settings = Pick<ScriptParts<AnswerContext, SearchLevel>, "levels" | "quick">;

const usual: Settings = { levels, quick };

/** The scripted levels of Battle of Souls. */
export function playerFor(rules: Rules, { levels, quick }: Settings = usual): ScriptedPlayer {
  return scriptWith({
    levels,
    quick,
    boardFor: (view, seed) => determinizedBoard(rules, view, seed),
    contextFor,
    listed: worthwhile,
  });
}

export const scripted = playerFor(rulesFor(battleOfSouls.rules));
