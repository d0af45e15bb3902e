import { d20Warriors } from "../../games/d20-warriors";
import type { Answer, Rules, View } from "../../kernel";
import { candidates } from "../candidates";
import { choose } from "../choose";
import { randomFrom } from "../random";
import type { LevelName, Script } from "../script";
import { levels, type Mind } from "./levels";
import { type Foresight, situationOf } from "./situation";
import { withStandIn } from "./stand-in";

/** With more effort everything that hangs on chance is tried more often; ten times is also one turn further ahead. */
function foresightOf({ judgement, tries }: Mind, effort: number): Foresight {
  const rounds = judgement.rounds + Math.floor(Math.log10(effort));
  return { judgement: { ...judgement, rounds }, tries: tries * effort };
}

/** The scripted opponent of D20 Warriors over a pool of cards. */
export function scriptFor(rules: Rules): Script {
  const known = withStandIn(rules);
  return (level: LevelName, view: View, seed: string, effort: number): Answer => {
    const random = randomFrom(seed);
    const answers = candidates(view, random);
    const [only] = answers;
    if (only !== undefined && answers.length === 1) return only;
    const mind = levels[level];
    const situation = situationOf(known, view, answers, random, foresightOf(mind, effort));
    return choose(mind, situation, answers, random);
  };
}

export const d20Script = scriptFor(d20Warriors.rules);
