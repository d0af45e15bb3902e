import { battleSpiritsSaga } from "../../games/battle-spirits-saga";
import type { Rules } from "../../kernel";
import { rulesWithBlank } from "../blank";
import { determinizedBoard } from "../determinized";
import { scriptWith } from "../script";
import { type Script, withExpert } from "../search";
import { contextFor } from "./context";
import { levels, quick } from "./levels";
import { searchedGame, searchPlan } from "./search";
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

/** The opponent of Battle Spirits Saga for a card pool. */
export function scriptFor(pool: Rules): Script {
  const rules = rulesWithBlank(pool, BLANK);
  const player = scriptWith({
    levels,
    quick,
    boardFor: (view, seed) => determinizedBoard(rules, view, seed),
    contextFor: ({ board, decision, level, effort, random }) =>
      contextFor(board, decision, random, { ...level, tries: level.tries * effort }),
    listed: (position, random) => worthwhile(rules, position, random),
  });
  return withExpert(player, searchedGame(rules), searchPlan);
}

export const battleSpiritsSagaScript = scriptFor(battleSpiritsSaga.rules);
