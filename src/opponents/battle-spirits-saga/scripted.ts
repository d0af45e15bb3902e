import { battleSpiritsSaga } from "../../games/battle-spirits-saga";
import type { Rules } from "../../kernel";
import { rulesWithBlank } from "../blank";
import { determinizedBoard } from "../determinized";
import { type ScriptedPlayer, type ScriptParts, scriptWith } from "../script";
import { type AnswerContext, contextFor } from "./context";
import { levels, quick, type SearchLevel } from "./levels";
import { worthwhile } from "./worthwhile";

/** Stands for a hidden card: one that can never be used. */
const BLANK = {
  type: "magic",
  stats: { cost: 99 },
  colours: [],
  reduction: [],
  symbols: [],
  levels: [],
  has: [],
  printed: [],
};

/** The rules of a card pool as its opponents read them. */
export const rulesFor = (pool: Rules): Rules => rulesWithBlank(pool, BLANK);

/** How the levels play, and how the game is played on in simulations. */
export type Settings = Pick<ScriptParts<AnswerContext, SearchLevel>, "levels" | "quick">;

const usual: Settings = { levels, quick };

/** The scripted levels of Battle Spirits Saga. */
export function playerFor(rules: Rules, { levels, quick }: Settings = usual): ScriptedPlayer {
  return scriptWith({
    levels,
    quick,
    boardFor: (view, seed) => determinizedBoard(rules, view, seed),
    contextFor: ({ board, decision, level, effort, random }) =>
      contextFor(board, decision, random, { ...level, tries: level.tries * effort }),
    listed: (position, random) => worthwhile(rules, position, random),
  });
}

export const scripted = playerFor(rulesFor(battleSpiritsSaga.rules));
