import { d20Warriors } from "../../games/d20-warriors";
import type { Rules } from "../../kernel";
import { type Script, scriptWith } from "../script";
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
  return scriptWith(levels, ({ view, answers, mind, effort, random }) =>
    situationOf(known, view, answers, random, foresightOf(mind, effort)),
  );
}

export const d20Script = scriptFor(d20Warriors.rules);
