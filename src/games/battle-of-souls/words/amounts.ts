import { printedStat } from "../../../kernel";
import type { AmountWords } from "../../../language";
import { COUNTERS } from "./costs";
import { lastNamed, printWord } from "./print-word";

export const amounts = {
  /** Effects may depend on counters, and costs may remove them (BOS 13.28). */
  counters: {
    args: { card: "ref", name: COUNTERS },
    value: (g, env, { card, name }) =>
      lastNamed(g, env, card).reduce((sum, own) => sum + (own.card.counters[String(name)] ?? 0), 0),
    print: printWord("amount", "counters", ["card"]),
  },
  /** The number printed on the fighter (BOS 15.18). */
  original: {
    args: { card: "ref", stat: ["atk", "rst"] },
    value: (g, env, { card, stat }) => {
      const [own] = lastNamed(g, env, card);
      return own === undefined ? 0 : printedStat(g, own.card, String(stat));
    },
    print: printWord("amount", "original", ["card"]),
  },
} as const satisfies AmountWords;
