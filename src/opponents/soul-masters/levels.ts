import {
  type Answer,
  actionOf,
  cardOf,
  type Decision,
  type Reader,
  type Seat,
  type View,
} from "../../kernel";
import type { Level } from "../choose";
import { consideration } from "../consideration";
import type { Trial } from "../pointless";
import type { ScriptedLevel } from "../script";
import { WEIGHTS, type Weights } from "./weights";

/** What an opponent knows while comparing answers. */
export interface AnswerContext {
  readonly decision: Decision;
  readonly me: Seat;
  /** The position, with blanks for hidden cards. */
  readonly board: Reader;
  readonly trial: Trial;
  valueAfter(answer: Answer): number;
}

export interface SearchLevel extends Level<AnswerContext> {
  readonly weights: Weights;
  /** Usual number of answers simulated for one decision. */
  readonly tries: number;
}

const isPrompt = ({ prompt }: Decision, what: string) => prompt.key === `prompt.soul-masters.${what}`;
const typeOf = (answer: Answer) => actionOf(answer)?.type ?? "";

/**
 * Whether an action is pointless: crystals are made during a payment, and so are resources from energy that would ready
 * anyway.
 */
export function isPointless({ turn }: Pick<View, "turn">, answer: Answer): boolean {
  const type = typeOf(answer);
  if (type === "convert") return turn.step !== "end" || (answer.do === "act" && turn.seat === answer.seat);
  return type === "crystal" || type === "use-energy";
}

const betterPosition = consideration<AnswerContext>("leave the better position", 1, (s, answer) =>
  isPrompt(s.decision, "mulligan") || isPrompt(s.decision, "first") ? 0 : s.valueAfter(answer),
);

/** The player who attacks first wins more often. */
const goFirst = consideration<AnswerContext>("take the first turn", 1, ({ decision }, answer) =>
  isPrompt(decision, "first") && answer.do === "pick" && answer.picks[0] === 0 ? 1 : 0,
);

/** The highest cost of a card kept in a first hand. */
const EARLY = 3;

/** Exchanges the expensive cards of a first hand. The replacements are unknown, so each card is judged alone. */
const changeDear = consideration<AnswerContext>(
  "replace expensive cards of the first hand",
  1,
  (s, answer) => {
    const { decision, board } = s;
    if (decision.kind !== "pick" || answer.do !== "pick" || !isPrompt(decision, "mulligan")) return 0;
    return answer.picks.reduce((sum, i) => {
      const { def } = cardOf(board.state, decision.options[i]?.card ?? 0);
      const cost = board.rules.cards[def]?.stats.cost ?? 0;
      return sum + (cost > EARLY ? 1 : -1);
    }, 0);
  },
);

/** A skill that can wait may be more useful later. */
const keepSkills = consideration<AnswerContext>("use no skill without effect", 0.2, (_s, answer) =>
  typeOf(answer) === "use" ? -1 : 0,
);

const order = consideration<AnswerContext>("act before ending the turn", 0.05, (_s, answer) =>
  typeOf(answer) === "end-turn" ? -1 : 0,
);

const considerations = [betterPosition, goFirst, changeDear, keepSkills, order];

const easy: SearchLevel = { considerations, weights: { ...WEIGHTS, exposed: 0 }, tries: 100, noise: 3.2 };
const medium: SearchLevel = { considerations, weights: WEIGHTS, tries: 160, noise: 1.5 };
const hard: SearchLevel = { considerations, weights: WEIGHTS, tries: 240, noise: 0 };

/** Plays on in simulations: as the medium level, without noise and with few comparisons. */
export const quick: SearchLevel = { ...medium, tries: 40, noise: 0 };

export const levels: Readonly<Record<ScriptedLevel, SearchLevel>> = { easy, medium, hard };
