import type { ConditionWords } from "../../../language";
import { spOf } from "../rules/sp";
import { varsOf } from "../rules/vars";
import { printWord } from "./print-word";

export const conditions = {
  /** The last coin flip was heads. */
  heads: {
    args: {},
    holds: (g) => varsOf(g.state).coin === "heads",
    print: printWord("if", "heads"),
  },
  "sp-at-most": {
    args: { n: { from: 0, to: 16_000 } },
    holds: (g, { seat }, { n }) => spOf(g, seat) <= Number(n),
    print: printWord("if", "sp-at-most"),
  },
} as const satisfies ConditionWords;
