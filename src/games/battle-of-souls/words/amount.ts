import { type Amount, amountArgs, type WordArgs } from "../../../language";
import { base } from "./base";

/** Arguments with their amount in words, where it is more than a number. */
export const withAmount = ({ n = 1, ...args }: WordArgs): WordArgs => ({
  ...args,
  ...(amountArgs(base, n as Amount) as WordArgs),
});
