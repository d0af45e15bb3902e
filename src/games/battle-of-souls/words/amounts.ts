import { cardOf, printedStat } from "../../../kernel";
import type { AmountWord } from "../../../language";
import { COUNTERS } from "./costs";
import { cardsNamed, printWord } from "./print-word";

/** Numbers that only Battle of Souls has. */
export const amounts: Readonly<Record<string, AmountWord>> = {
  counters: {
    args: { card: "ref", name: COUNTERS },
    value: (g, env, { card, name }) =>
      cardsNamed(g, env, card).reduce(
        (sum, id) => sum + (cardOf(g.state, id).counters[String(name)] ?? 0),
        0,
      ),
    print: printWord("amount", "counters", ["card"]),
  },
  /** The number printed on the fighter (BOS 15.18). */
  original: {
    args: { card: "ref", stat: ["atk", "rst"] },
    value: (g, env, { card, stat }) => {
      const [id] = cardsNamed(g, env, card);
      return id === undefined ? 0 : printedStat(g, cardOf(g.state, id), String(stat));
    },
    print: printWord("amount", "original", ["card"]),
  },
};
