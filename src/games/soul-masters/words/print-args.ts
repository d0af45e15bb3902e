import type { Message } from "../../../kernel";
import { type Filter, printFilter, type WordArgs } from "../../../language";
import { base } from "./base";
import { printWord } from "./print-word";

/** A phrase of the game with its filters printed too. */
export function printFiltered(name: string, filters: readonly string[]) {
  return (args: WordArgs): Message => {
    const printed: Record<string, unknown> = { ...args };
    for (const key of filters)
      if (args[key] !== undefined) printed[key] = printFilter(base, args[key] as Filter, { form: "a" });
    return printWord("do", name)(printed as WordArgs);
  };
}
