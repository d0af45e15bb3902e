import type { Seat } from "../state/ids";
import { ANSWER_FIELDS } from "./answer-shape";
import type { Action, Answer, Cell, Decision } from "./decision";

export type DecisionKind = Decision["kind"];

/** A decision of one kind. */
export type DecisionOf<K extends DecisionKind> = Extract<Decision, { kind: K }>;

/** The value of the answer to each kind of decision. */
export interface AnswerValues {
  readonly act: Action;
  /** Indexes of the options. */
  readonly pick: readonly number[];
  /** Indexes of the options, in their new order. */
  readonly arrange: readonly number[];
  readonly amount: number;
  /** An amount for each of the options. */
  readonly allot: readonly number[];
  readonly confirm: boolean;
  readonly name: string;
  readonly place: Cell;
}

/**
 * The value of an answer.
 * @throws TypeError if it answers another kind of question.
 */
export function answerValue<K extends DecisionKind>(kind: K, answer: Answer): AnswerValues[K] {
  if (answer.do !== kind) throw new TypeError(`asked for ${kind}, answered with ${answer.do}`);
  // `ANSWER_FIELDS` names the field of each kind, which the compiler cannot follow through `K`.
  return (answer as unknown as Record<string, AnswerValues[K]>)[ANSWER_FIELDS[kind]] as AnswerValues[K];
}

/** Builds an answer from its value. */
export function answerWith<K extends DecisionKind>(seat: Seat, kind: K, value: AnswerValues[K]): Answer {
  return { seat, do: kind, [ANSWER_FIELDS[kind]]: value } as unknown as Answer;
}

/** An answer as numbers: what was picked or ordered, the shares or the amount; [0] for yes. Empty for other answers. */
export function numbersIn(answer: Answer): readonly number[] {
  switch (answer.do) {
    case "pick":
      return answer.picks;
    case "arrange":
      return answer.order;
    case "allot":
      return answer.amounts;
    case "amount":
      return [answer.amount];
    case "confirm":
      return answer.yes ? [0] : [];
    default:
      return [];
  }
}

/** The action that an answer takes; undefined for other answers. */
export function actionOf(answer: Answer): Action | undefined {
  return answer.do === "act" ? answer.action : undefined;
}
