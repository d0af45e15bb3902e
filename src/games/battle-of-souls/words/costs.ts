import { addCardCounter, cardOf, rest } from "../../../kernel";
import type { CostWords } from "../../../language";
import { paySp, spOf } from "../rules/sp";
import { printWord } from "./print-word";

/** Counters placed by texts. They do nothing but have a name (BOS 13.29). */
export const COUNTERS = ["clock", "spell"] as const;

export const costs = {
  /** Paid down to the last SP, which loses the battle (BOS 8.11). */
  sp: {
    args: { n: { from: 1, to: 16_000 } },
    byAnyone: true,
    sum: "n",
    can: (g, { seat }, { n }) => spOf(g, seat) >= Number(n),
    pay: (g, { seat, chosen, foe }, { n }) => paySp(g, seat, Number(n), foe ?? chosen?.payee),
    print: printWord("cost", "sp"),
  },
  "remove-counters": {
    args: { name: COUNTERS, n: { from: 1, to: 20 } },
    can: (g, { source }, { name, n }) => (cardOf(g.state, source).counters[String(name)] ?? 0) >= Number(n),
    pay: (g, { source }, { name, n }) => void addCardCounter(g, source, String(name), -Number(n)),
    print: printWord("cost", "remove-counters"),
  },
  "rest-this": {
    args: {},
    can: (g, { source }) => !cardOf(g.state, source).rested,
    pay: (g, { source }) => void rest(g, source),
    print: printWord("cost", "rest-this"),
  },
} as const satisfies CostWords;
