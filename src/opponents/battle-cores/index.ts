import { battleCores } from "../../games/battle-cores";
import type { Rules } from "../../kernel";
import { type Script, scriptWith } from "../script";
import { rulesForOpponent } from "./cards";
import { contextFor } from "./context";
import { levels } from "./levels";

/** The scripted opponent of Battle Cores for a card pool. */
export function scriptFor(rules: Rules): Script {
  const known = rulesForOpponent(rules);
  return scriptWith(
    levels,
    ({ view, answers, level, effort, random }) =>
      contextFor(known, view, answers, random, { weights: level.weights, ahead: level.ahead * effort }),
    ({ trial }) => trial,
  );
}

export const battleCoresScript = scriptFor(battleCores.rules);
