import {
  type Answer,
  type Decision,
  type Engine,
  PASS,
  type Rules,
  type Seat,
  type View,
} from "../../kernel";
import type { Random } from "../random";
import { rehearsalOf } from "./rehearse";
import { weighed } from "./shortlist";
import { type Judgement, positionWorth } from "./worth";

/** What an opponent of Battle Cores knows while it weighs its answers: its view, and what follows from it. */
export interface Situation {
  readonly decision: Decision;
  readonly me: Seat;
  /** The position as rules read it, hidden cards as blanks. */
  readonly board: Engine;
  readonly judgement: Judgement;
  /** Worth of the position after an answer; that of the position as it stands when it cannot be told. */
  worth(answer: Answer): number;
  /** Worth of the position after passing. */
  passing(): number;
}

/** How far an opponent thinks. */
export interface Foresight {
  readonly judgement: Judgement;
  readonly ahead: number;
}

/** @param answers those that are weighed. @throws RangeError when nobody is asked. */
export function situationOf(
  rules: Rules,
  view: View,
  answers: readonly Answer[],
  random: Random,
  foresight: Foresight,
): Situation {
  const { decision } = view;
  if (decision === null) throw new RangeError("nobody is asked");
  const r = rehearsalOf(rules, view, decision, random, foresight);
  let known: Map<Answer, number> | null = null;
  const worth = (answer: Answer) => {
    known ??= weighed(r, answers);
    return known.get(answer) ?? positionWorth(r.base, r.me, r.judgement);
  };
  const pass = answers.find((answer) => answer.do === "act" && answer.action.type === PASS.type);
  const passing = () => (pass === undefined ? 0 : worth(pass));
  return { decision, me: r.me, board: r.base, judgement: r.judgement, worth, passing };
}
