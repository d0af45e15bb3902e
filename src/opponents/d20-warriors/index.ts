import { d20Warriors } from "../../games/d20-warriors";
import type { Answer, Rules, View } from "../../kernel";
import { candidates } from "../candidates";
import { choose } from "../choose";
import { randomFrom } from "../random";
import type { LevelName, Script } from "../script";
import { levels } from "./levels";
import { situationOf } from "./situation";
import { withStandIn } from "./stand-in";

/** The scripted opponent of D20 Warriors over a pool of cards. */
export function scriptFor(rules: Rules): Script {
  const known = withStandIn(rules);
  return (level: LevelName, view: View, seed: string, effort: number): Answer => {
    const random = randomFrom(seed);
    const answers = candidates(view, random);
    const [only] = answers;
    if (only !== undefined && answers.length === 1) return only;
    const mind = levels[level];
    const foresight = { judgement: mind.judgement, tries: mind.tries * effort };
    return choose(mind, situationOf(known, view, answers, random, foresight), answers, random);
  };
}

export const d20Script = scriptFor(d20Warriors.rules);
