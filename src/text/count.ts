import type { TextArgs } from "./catalogue";

/** "1 card", "3 cards": `args.count` with the word that fits it, in languages that have two forms. */
export const count = (args: TextArgs, one: string, many: string): string =>
  `${String(args.count)} ${Number(args.count) === 1 ? one : many}`;
