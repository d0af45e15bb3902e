import { readStat } from "../../../kernel";
import type { AmountWords } from "../../../language";
import { resourcesOf } from "../rules/resources";
import { cardsNamed, printWord } from "./print-word";

export const amounts = {
  /** The resources in your field. */
  resources: {
    args: {},
    value: (g, env) => resourcesOf(g, env.seat),
    print: printWord("amount", "resources"),
  },
  /** Cards attached to a card (SM 24.1.2). */
  attached: {
    args: { card: "ref" },
    value: (g, env, { card }) => {
      const [host] = cardsNamed(g, env, card);
      return g.state.cards.filter(({ attachedTo }) => attachedTo === host).length;
    },
    print: printWord("amount", "attached", ["card"]),
  },
  /** The Shield Power of the top card of your discard pile, or 0. */
  "top-power": {
    args: {},
    value: (g, env) => {
      const zone = g.state.zones.find(({ key, owner }) => key === "discard" && owner === env.seat);
      const top = zone?.cards.at(-1);
      return top === undefined ? 0 : readStat(g, top, "power");
    },
    print: printWord("amount", "top-power"),
  },
} as const satisfies AmountWords;
