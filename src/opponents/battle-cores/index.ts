import { battleCores } from "../../games/battle-cores";
import type { Answer, Rules, View } from "../../kernel";
import { candidates } from "../candidates";
import { choose } from "../choose";
import { randomFrom } from "../random";
import type { LevelName, Script } from "../script";
import { rehearsalRules } from "./cards";
import { levels } from "./levels";
import { situationOf } from "./situation";

/** The scripted opponent of Battle Cores over a pool of cards. */
export function scriptFor(rules: Rules): Script {
  const known = rehearsalRules(rules);
  return (level: LevelName, view: View, seed: string, effort: number): Answer => {
    const random = randomFrom(seed);
    const answers = candidates(view, random);
    const [only] = answers;
    if (only !== undefined && answers.length === 1) return only;
    const mind = levels[level];
    const foresight = { judgement: mind.judgement, ahead: mind.ahead * effort };
    return choose(mind, situationOf(known, view, answers, random, foresight), answers, random);
  };
}

export const battleCoresScript = scriptFor(battleCores.rules);
