import { battleCores } from "../../games/battle-cores";
import type { Rules } from "../../kernel";
import { type Script, scriptWith } from "../script";
import { rehearsalRules } from "./cards";
import { levels } from "./levels";
import { situationOf } from "./situation";

/** The scripted opponent of Battle Cores over a pool of cards. */
export function scriptFor(rules: Rules): Script {
  const known = rehearsalRules(rules);
  return scriptWith(levels, ({ view, answers, mind, effort, random }) =>
    situationOf(known, view, answers, random, { judgement: mind.judgement, ahead: mind.ahead * effort }),
  );
}

export const battleCoresScript = scriptFor(battleCores.rules);
