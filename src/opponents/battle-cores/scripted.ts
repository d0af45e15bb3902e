import { battleCores } from "../../games/battle-cores";
import type { Rules } from "../../kernel";
import { type ScriptedPlayer, scriptWith } from "../script";
import { boardOf } from "./board-of";
import { rulesForOpponent } from "./cards";
import { contextFor } from "./context";
import { levels, quick } from "./levels";

/** The rules of a card pool as its opponents read them. */
export const rulesFor = (pool: Rules): Rules => rulesForOpponent(pool);

/** The scripted levels of Battle Cores. */
export function playerFor(rules: Rules): ScriptedPlayer {
  return scriptWith({
    levels,
    quick,
    boardFor: (view, seed) => boardOf(rules, view, seed),
    contextFor: ({ board, decision, answers, level, effort, random }) =>
      contextFor(board, decision, answers, random, { ...level, ahead: level.ahead * effort }),
  });
}

export const scripted = playerFor(rulesFor(battleCores.rules));
