import { battleCores } from "../../games/battle-cores";
import type { Rules } from "../../kernel";
import { type ScriptedPlayer, type ScriptParts, scriptWith } from "../script";
import { boardOf } from "./board-of";
import { rulesForOpponent } from "./cards";
import { type AnswerContext, contextFor } from "./context";
import { levels, quick, type SearchLevel } from "./levels";

/** The rules of a card pool as its opponents read them. */
export const rulesFor = (pool: Rules): Rules => rulesForOpponent(pool);

/** How the levels play, and how the game is played on in simulations. */
export type Settings = Pick<ScriptParts<AnswerContext, SearchLevel>, "levels" | "quick">;

const usual: Settings = { levels, quick };

/** The scripted levels of Battle Cores. */
export function playerFor(rules: Rules, { levels, quick }: Settings = usual): ScriptedPlayer {
  return scriptWith({
    levels,
    quick,
    boardFor: (view, seed) => boardOf(rules, view, seed),
    contextFor: ({ board, decision, answers, level, effort, random }) =>
      contextFor(board, decision, answers, random, { ...level, ahead: level.ahead * effort }),
  });
}

export const scripted = playerFor(rulesFor(battleCores.rules));
