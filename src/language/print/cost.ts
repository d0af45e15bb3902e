import type { Message } from "../../kernel";
import type { Cost } from "../ability";
import { amountIn } from "../args";
import type { ArgSpec, Vocabulary, WordArgs } from "../vocabulary";
import { message } from "./message";
import { printFilter, printRef, quantity } from "./noun";

/** The arguments of a price, with what an amount equals in place of one that is not a number. */
function priceArgs(v: Vocabulary, { word, args = {} }: Extract<Cost, { pay: "word" }>): WordArgs {
  const specs = v.costs?.[word]?.args;
  const isAmount = (spec: ArgSpec | undefined): boolean =>
    spec === "amount" || (typeof spec === "object" && "maybe" in spec && isAmount(spec.maybe));
  const printed = Object.entries(args).map(([name, value]) => {
    if (!isAmount(specs?.[name])) return [name, value];
    return [name, quantity(v, amountIn(value))];
  });
  return Object.fromEntries(printed) as WordArgs;
}

export function printCost(v: Vocabulary, cost: Cost): Message {
  if (cost.pay === "discard") return message("lang.cost.discard", { count: cost.count });
  if (cost.pay === "flip-down") return message("lang.cost.flip-down", { card: printRef(v.slug, "this") });
  if (cost.pay === "this") {
    const card = printRef(v.slug, "this");
    return cost.how === undefined
      ? message("lang.cost.this", { card })
      : message(`${v.slug}.cost.${cost.how}`, { filter: card });
  }
  if (cost.pay === "word")
    return v.costs?.[cost.word]?.print(priceArgs(v, cost)) ?? { key: `missing.${cost.word}` };
  const filter = printFilter(v, cost.from, { count: cost.count });
  return message(cost.how === undefined ? "lang.cost.cards" : `${v.slug}.cost.${cost.how}`, { filter });
}
