import { type Amount, amountArgs, type WordArgs } from "../../../language";
import { base } from "./base";

/** The arguments of a word with its amount as text: `n`, or `equal`, or `per` with `times`. */
export function withAmount({ amount, ...rest }: WordArgs): WordArgs {
  return { ...rest, ...(amountArgs(base, amount as Amount) as WordArgs) };
}
