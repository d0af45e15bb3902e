import { readStat } from "../../../kernel";
import { type AmountWords, seatsOf, type Who } from "../../../language";
import { resourcesOf, storedOn } from "../rules/resources";
import { TALLIED, type Tallied, tallied } from "../rules/tally";
import { varsOf } from "../rules/vars";
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
  /** Units KO'd while this resolves. */
  "koed-this-way": {
    args: {},
    value: (g) => (varsOf(g.state).koed ?? []).length,
    print: printWord("amount", "koed-this-way"),
  },
  /** What has happened in this turn: units of these players KO'd, or cards that they have cast. */
  "this-turn": {
    args: { what: TALLIED, who: ["you", "opponent", "each"] },
    value: (g, env, { what, who }) =>
      seatsOf(g, env, who as Who).reduce((sum, seat) => sum + tallied(g, what as Tallied, seat), 0),
    print: printWord("amount", "this-turn"),
  },
  /** Resources on a card. */
  stored: {
    args: { card: "ref" },
    value: (g, env, { card }) => {
      const [host] = cardsNamed(g, env, card);
      return host === undefined ? 0 : storedOn(g, host).length;
    },
    print: printWord("amount", "stored", ["card"]),
  },
  /** The Shield Power of the top card of your discard pile, or 0. */
  "top-power": {
    args: {},
    readsStats: true,
    value: (g, env) => {
      const zone = g.state.zones.find(({ key, owner }) => key === "discard" && owner === env.seat);
      const top = zone?.cards.at(-1);
      return top === undefined ? 0 : readStat(g, top, "power");
    },
    print: printWord("amount", "top-power"),
  },
} as const satisfies AmountWords;
