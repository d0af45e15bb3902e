import { type Amount, amountArgs, type WordArgs } from "../../../language";
import { base } from "./base";

/** The arguments of a word with its amount `n` as text. See `amountArgs`. */
export function withAmount({ n, ...args }: WordArgs): WordArgs {
  return { ...args, ...(amountArgs(base, n as Amount) as WordArgs) };
}
