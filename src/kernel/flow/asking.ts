import {
  type AnswerValues,
  answerValue,
  type DecisionKind,
  type DecisionOf,
} from "../decisions/answer-value";
import type { Decision } from "../decisions/decision";
import type { Engine, Step } from "../rules";
import { ask } from "../state/engine";
import type { Seat } from "../state/ids";
import { step } from "./procedure";
import type { Locals } from "./procedure-types";

/** The question of a step. Its clause defaults to the step's. */
export type Question<K extends DecisionKind> = Omit<DecisionOf<K>, "kind" | "rule"> & {
  readonly rule?: string;
};

/** A step that asks one kind of question. */
type AskingStep<K extends DecisionKind> = <L extends object = Locals>(
  name: string,
  rule: string,
  question: (g: Engine, locals: L) => Question<K> | undefined,
  answered: (g: Engine, locals: L, value: AnswerValues[K], seat: Seat) => void,
) => Step<L>;

/** Asks a question of a kind that is known only to the caller. */
export function askKind<K extends DecisionKind>(
  g: Engine,
  kind: K,
  rule: string,
  question: Question<K>,
): void {
  // A question with its kind and clause is a decision of that kind, which the compiler cannot follow through `K`.
  ask(g, { rule, ...question, kind } as unknown as Decision);
}

/**
 * Makes the steps that ask one kind of question.
 * @returns a function of the step's name, its clause, its question (undefined if no seat needs to be asked) and a
 * handler for the answer.
 */
const asking =
  <K extends DecisionKind>(kind: K): AskingStep<K> =>
  (name, rule, question, answered) =>
    step(
      name,
      rule,
      (g, locals) => {
        const request = question(g, locals);
        if (request !== undefined) askKind(g, kind, rule, request);
      },
      (g, locals, answer) => answered(g, locals, answerValue(kind, answer), answer.seat),
    );

export const askAct = asking("act");
export const askPick = asking("pick");
export const askArrange = asking("arrange");
export const askAmount = asking("amount");
export const askAllot = asking("allot");
export const askConfirm = asking("confirm");
export const askName = asking("name");
export const askPlace = asking("place");
