import { soulMasters } from "../../games/soul-masters";
import { type Answer, type Engine, PASS, type Rules, type View } from "../../kernel";
import { rulesWithBlank } from "../blank";
import { candidates } from "../candidates";
import { distinct } from "../distinct";
import { memoized } from "../pointless";
import type { Random } from "../random";
import { type Script, scriptWith } from "../script";
import { BLANK, boardOf } from "./board-of";
import { evaluate } from "./evaluation";
import { isPointless, levels } from "./levels";
import { liabilities } from "./liabilities";
import { isSettled, positionAfter, valueAfter } from "./lookahead";

/** The most answers compared. */
const MAX_CANDIDATES = 60;

/**
 * Keeps the first of answers that differ only in which of several equal cards they use, payments as proposed, and no
 * idle actions.
 */
function worthwhile(view: View, random: Random): readonly Answer[] {
  const { decision } = view;
  if (decision?.kind === "allot") return [{ seat: decision.seat, do: "allot", amounts: decision.proposal }];
  const all = candidates(view, random).filter((answer) => !isPointless(view, answer));
  return distinct(view, all, ({ rested }) => `${rested}`).slice(0, MAX_CANDIDATES);
}

/** The scripted opponent of Soul Masters for a card pool. */
export function scriptFor(pool: Rules): Script {
  const rules = rulesWithBlank(pool, BLANK);
  return scriptWith(
    levels,
    ({ view, level, effort, random }) => {
      const { decision } = view;
      if (decision === null) throw new RangeError("nobody is asked");
      const board = boardOf(rules, view, String(random.below(1_000_000)));
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
    },
    ({ trial }) => trial,
    worthwhile,
  );
}

export const soulMastersScript = scriptFor(soulMasters.rules);
