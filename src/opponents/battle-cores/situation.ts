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
import { rehearsalOf, rehearse } from "./rehearse";
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

/** @throws RangeError when nobody is asked. */
export function situationOf(rules: Rules, view: View, random: Random, foresight: Foresight): Situation {
  const { decision } = view;
  if (decision === null) throw new RangeError("nobody is asked");
  const r = rehearsalOf(rules, view, decision, random, foresight);
  const known = new Map<Answer, number>();
  const worth = (answer: Answer) => {
    const value = known.get(answer) ?? rehearse(r, answer) ?? positionWorth(r.base, r.me, r.judgement);
    known.set(answer, value);
    return value;
  };
  const pass: Answer = { seat: r.me, do: "act", action: PASS };
  return { decision, me: r.me, board: r.base, judgement: r.judgement, worth, passing: () => worth(pass) };
}
