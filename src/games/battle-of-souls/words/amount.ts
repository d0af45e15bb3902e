import { type Amount, amountArgs, type WordArgs } from "../../../language";
import { base } from "./base";

/** Arguments with the amount in words if it is more than a number. */
export const withAmount = ({ n = 1, ...args }: WordArgs): WordArgs => ({
  ...args,
  ...(amountArgs(base, n as Amount) as WordArgs),
});
