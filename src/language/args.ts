import { fromPlain, type Plain } from "../kernel";
import type { Amount, Filter, Ref } from "./ability";
import type { ArgSpec, Vocabulary } from "./vocabulary";
import { type AbilityPart, amountParts, filterParts } from "./walk";

/** The game's definition of a word, or undefined if it has none. */
export function wordIn(
  vocabulary: Vocabulary,
  { of, word }: Extract<AbilityPart, { kind: "args" }>,
): { readonly args: Readonly<Record<string, ArgSpec>> } | undefined {
  switch (of) {
    case "effect":
      return vocabulary.effects[word];
    case "condition":
      return vocabulary.conditions[word];
    case "amount":
      return vocabulary.amounts?.[word];
    case "cost":
      return vocabulary.costs?.[word];
  }
}

/** Whether an argument names a card of the pool. */
export const isCardName = (spec: ArgSpec | undefined): boolean =>
  spec === "card-name" || (typeof spec === "object" && "maybe" in spec && isCardName(spec.maybe));

/** An amount among the arguments of a word. */
export function amountIn(value: Plain | undefined): Amount {
  return typeof value === "number" ? value : fromPlain<Exclude<Amount, number>>(value);
}

/**
 * The parts of a word's argument.
 * @param known references defined where the word is used.
 */
export function* argParts(
  spec: ArgSpec | undefined,
  value: Plain | undefined,
  known: readonly Ref[],
): Generator<AbilityPart> {
  if (value === undefined) return;
  if (typeof spec === "object" && "maybe" in spec) return yield* argParts(spec.maybe, value, known);
  if (spec === "ref") yield { kind: "ref", value: String(value), known };
  if (spec === "filter") yield* filterParts(fromPlain<Filter>(value), known);
  if (spec === "amount") yield* amountParts(amountIn(value), known);
}
