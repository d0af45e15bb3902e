import { battleCores } from "../../games/battle-cores";
import type { Rules } from "../../kernel";
import { scriptWith } from "../script";
import { type Script, withExpert } from "../search";
import { boardOf } from "./board-of";
import { rulesForOpponent } from "./cards";
import { contextFor } from "./context";
import { levels, quick } from "./levels";
import { searchedGame, searchPlan } from "./search";

/** The opponent of Battle Cores for a card pool. */
export function scriptFor(pool: Rules): Script {
  const rules = rulesForOpponent(pool);
  const player = scriptWith({
    levels,
    quick,
    boardFor: (view, seed) => boardOf(rules, view, seed),
    contextFor: ({ board, decision, answers, level, effort, random }) =>
      contextFor(board, decision, answers, random, { ...level, ahead: level.ahead * effort }),
  });
  return withExpert(player, searchedGame(rules), searchPlan);
}

export const battleCoresScript = scriptFor(battleCores.rules);
