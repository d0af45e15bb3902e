import { cardOf, hasTrait } from "../../../kernel";
import { type AmountWord, type AmountWords, seatsOf, statOfNamed, type Who } from "../../../language";
import { COLOURS, type Colour, isColour } from "../rules/colours";
import { coresIn } from "../rules/cores";
import { lifeOf } from "../rules/life";
import { symbolsOf } from "../rules/symbols";
import { cardsNamed, DISCARDED, lastNamed, printWord, WHOSE } from "./print-word";

const ofSeat = (name: string, read: (g: Parameters<typeof symbolsOf>[0], seat: number) => number) =>
  ({
    args: { who: WHOSE },
    value: (g, env, { who }) => seatsOf(g, env, who as Who).reduce((sum, seat) => sum + read(g, seat), 0),
    print: printWord("amount", name),
  }) as const satisfies AmountWord;

export const amounts = {
  life: ofSeat("life", lifeOf),
  // Cores in the reserve or in the trash.
  reserve: ofSeat("reserve", (g, seat) => coresIn(g, seat, "reserve")),
  spent: ofSeat("spent", (g, seat) => coresIn(g, seat, "trash")),
  symbols: {
    args: { colour: COLOURS },
    value: (g, env, { colour }) =>
      symbolsOf(g, env.seat).filter((symbol) => isColour(symbol, colour as Colour)).length,
    print: printWord("amount", "symbols"),
  },
  // How many of the cards the effect has just discarded from a deck are of this kind.
  discarded: {
    args: { kind: ["spirit", "nexus", "magic", ...COLOURS] },
    value: (g, env, { kind }) =>
      cardsNamed(g, env, DISCARDED).filter((id) => hasTrait(g, cardOf(g.state, id), String(kind))).length,
    print: printWord("amount", "discarded"),
  },
  // The level of the spirit and the modifier of Crush, which is one less than the value (BSS 11-11-1, 11-11-3).
  crush: {
    args: {},
    value: (g, env) => {
      const [own] = lastNamed(g, env, "this");
      return own === undefined ? 0 : statOfNamed(g, own, "level") + statOfNamed(g, own, "kw-crush") - 1;
    },
    print: printWord("amount", "crush"),
  },
} as const satisfies AmountWords;
