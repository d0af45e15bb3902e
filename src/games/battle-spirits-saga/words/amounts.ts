import { cardOf, hasTrait, isSameCard, toPlain } from "../../../kernel";
import {
  type AmountWord,
  type AmountWords,
  type Filter,
  matchesFilter,
  printFilter,
  seatsOf,
  statOfNamed,
  type Vocabulary,
  type Who,
} from "../../../language";
import { COLOURS, type Colour, isColour } from "../rules/colours";
import { coresIn } from "../rules/cores";
import { lifeOf } from "../rules/life";
import { symbolsOf } from "../rules/symbols";
import { cardsNamed, DESTROYED, DISCARDED, lastNamed, printWord, WHOSE } from "./print-word";

const ofSeat = (name: string, read: (g: Parameters<typeof symbolsOf>[0], seat: number) => number) =>
  ({
    args: { who: WHOSE },
    value: (g, env, { who }) => seatsOf(g, env, who as Who).reduce((sum, seat) => sum + read(g, seat), 0),
    print: printWord("amount", name),
  }) as const satisfies AmountWord;

/**
 * Amounts that effects and filters use.
 * @param words the vocabulary with these amounts, by which the filters in them are read.
 */
export const amounts = (words: () => Vocabulary) =>
  ({
    life: ofSeat("life", lifeOf),
    // Cores in the reserve or in the trash.
    reserve: ofSeat("reserve", (g, seat) => coresIn(g, seat, "reserve")),
    spent: ofSeat("spent", (g, seat) => coresIn(g, seat, "trash")),
    symbols: {
      args: { colour: COLOURS },
      readsStats: true,
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
    // How many cards the effect has discarded, or how many of them fit.
    "discarded-cards": {
      args: { that: { maybe: "filter" } },
      value: (g, env, { that }) =>
        cardsNamed(g, env, DISCARDED).filter((id) =>
          matchesFilter(g, words(), env, cardOf(g.state, id), { ...(that as Filter), zone: "trash" }),
        ).length,
      print: ({ that }) =>
        printWord(
          "amount",
          "discarded-cards",
        )({
          what: toPlain(
            printFilter(
              words(),
              { ...(that as Filter), zone: "trash" },
              { form: "bare", count: 2, without: ["zone"] },
            ),
          ),
        }),
    },
    // How many of the cards that the effect has destroyed have left the field (BSS 1-3-2-3).
    "destroyed-cards": {
      args: {},
      value: (g, env) => (env.refs[DESTROYED] ?? []).filter((ref) => !isSameCard(g.state, ref)).length,
      print: printWord("amount", "destroyed-cards"),
    },
    // The level of the spirit and the modifier of Crush, which is one less than the value (BSS 11-11-1, 11-11-3).
    crush: {
      args: {},
      readsStats: true,
      value: (g, env) => {
        const [own] = lastNamed(g, env, "this");
        return own === undefined ? 0 : statOfNamed(g, own, "level") + statOfNamed(g, own, "kw-crush") - 1;
      },
      print: printWord("amount", "crush"),
    },
  }) as const satisfies AmountWords;
