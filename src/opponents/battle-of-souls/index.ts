import { battleOfSouls } from "../../games/battle-of-souls";
import { type Answer, type Engine, PASS, type Rules, type View } from "../../kernel";
import { rulesWithBlank } from "../blank";
import { candidates } from "../candidates";
import { determinizedBoard } from "../determinized";
import { distinct } from "../distinct";
import { memoized } from "../pointless";
import type { Random } from "../random";
import { type Script, scriptWith } from "../script";
import { evaluate, evaluateAtRest } from "./evaluation";
import { levels } from "./levels";
import { liabilities } from "./liabilities";
import { gainOf, positionAfter } from "./lookahead";

/** Stands for a hidden card: a tactic that does nothing. */
const BLANK = { type: "tactic", stats: {}, stay: "one-turn" };

/** The most answers compared. */
const MAX_CANDIDATES = 60;

/** Keeps the first of answers that differ only in which of several equal cards they use. */
function worthwhile(view: View, random: Random): readonly Answer[] {
  const all = candidates(view, random);
  return distinct(view, all, ({ rested, counters }) => `${rested}/${counters.kill ?? 0}`).slice(
    0,
    MAX_CANDIDATES,
  );
}

/** The scripted opponent of Battle of Souls for a card pool. */
export function scriptFor(pool: Rules): Script {
  const rules = rulesWithBlank(pool, BLANK);
  return scriptWith(
    levels,
    ({ view, level, effort, random }) => {
      const { decision } = view;
      if (decision === null) throw new RangeError("nobody is asked");
      const board = determinizedBoard(rules, view, String(random.below(1_000_000)));
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
    },
    ({ trial }) => trial,
    worthwhile,
  );
}

export const battleOfSoulsScript = scriptFor(battleOfSouls.rules);
