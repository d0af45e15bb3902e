import type { Message } from "../../../kernel";
import {
  type Ability,
  type Amount,
  type Condition,
  type Cost,
  type Effect,
  type Filter,
  type Pattern,
  printAbility,
  printCondition,
  printCost,
  printEffect,
  printFilter,
  printPattern,
  quantity,
  type Vocabulary,
} from "../../../language";
import type { NodeKind } from "../../../language/grammar";
import { withPhrase } from "../../../language/print";
import { say } from "../../../text";

/** What stands for an effect that has not been chosen yet. */
const NOTHING = "lang.do.nothing";
const GAP: Message = { key: "editor.gap" };

function print(v: Vocabulary, node: NodeKind, value: unknown): Message | number {
  // Parts have been made from the forms of their kind. One that has not cannot be printed, which the caller expects.
  switch (node) {
    case "ability":
      return printAbility(v, value as Ability);
    case "effect":
      return printEffect(v, value as Effect);
    case "condition":
      return printCondition(v, value as Condition);
    case "cost":
      return printCost(v, value as Cost);
    case "pattern":
      return printPattern(v, value as Pattern);
    case "amount":
      return quantity(v, value as Amount);
    case "filter":
    case "test":
      return printFilter(v, value as Filter);
  }
}

/** The message that a part of the language is printed as; undefined if it cannot be printed. */
export function messageOf(v: Vocabulary, node: NodeKind, value: unknown): Message | undefined {
  try {
    const printed = print(v, node, value);
    return typeof printed === "number"
      ? { key: "editor.number", args: { n: printed } }
      : withPhrase(printed, NOTHING, GAP);
  } catch {
    return undefined;
  }
}

/** A part of the language as printed, with "…" for an effect that has not been chosen. Empty if it cannot be printed. */
export function phraseOf(v: Vocabulary, node: NodeKind, value: unknown): string {
  const printed = messageOf(v, node, value);
  if (printed === undefined) return "";
  try {
    // A sentence ends once.
    return say(printed).trim().replaceAll("….", "…");
  } catch {
    return "";
  }
}
