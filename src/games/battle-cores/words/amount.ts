import { toPlain } from "../../../kernel";
import { type Amount, amountArgs, type Filter, printFilter, type WordArgs } from "../../../language";
import { base } from "./base";

/** The arguments of a word with its amount as text: `n`, `equal`, or `per` with `times`. */
export function withAmount({ amount, ...rest }: WordArgs): WordArgs {
  return { ...rest, ...(amountArgs(base, amount as Amount) as WordArgs) };
}

/** "a Fire Monster", "two Traps". */
export function someOf(filter: unknown, count: unknown): WordArgs[string] {
  const form = { count: Number(count ?? 1), without: ["zone", "of"] as const };
  return toPlain(printFilter(base, filter as Filter, form));
}
