import type { PrintedCard } from "../../../../language";
import { warrior } from "../card";
import { choose, draw, foes, has, NUMBERS, numbers, own, toHand, when, whenThis, word } from "../parts";

/** Relics affect their surroundings. */
export const RELICS: readonly PrintedCard[] = [
  warrior({
    number: 50,
    name: "Dawn Chalice",
    subtype: "relic",
    numbers: [2, 1, 1, 2, 3, 2, 1, 1],
    abilities: [has(own({ not: "this" }), "sure")],
  }),
  warrior({
    number: 51,
    name: "Levelling Crown",
    subtype: "relic",
    numbers: [3, 1, 2, 0, 2, 0, 3, 1],
    abilities: [
      {
        kind: "standing",
        cards: own({ touching: "this", not: "this" }),
        stats: NUMBERS,
        op: "min",
        amount: 2,
      },
    ],
  }),
  warrior({
    number: 52,
    name: "Weeping Idol",
    subtype: "relic",
    numbers: [1, 1, 2, 2, 3, 2, 1, 0],
    abilities: [
      { kind: "standing", cards: foes({ touching: "this" }), stats: NUMBERS, op: "max", amount: 1 },
    ],
  }),
  warrior({
    number: 53,
    name: "Ashen Hourglass",
    subtype: "relic",
    numbers: [4, 1, 1, 2, 4, 1, 1, 2],
    abilities: [
      when({ on: "turn", by: "you" }, draw(1), {
        if: { is: "more", amount: { count: foes() }, than: { count: own() } },
      }),
    ],
  }),
  warrior({
    number: 54,
    name: "Tiebreaker Coin",
    subtype: "relic",
    numbers: [1, 2, 4, 2, 0, 2, 4, 2],
    abilities: [when({ on: "tie" }, word("extra-die", { for: "yours" }))],
  }),
];

/** Runes respond to Flash cards. */
export const RUNES: readonly PrintedCard[] = [
  warrior({
    number: 55,
    name: "Rune of Echoes",
    subtype: "rune",
    numbers: [1, 4, 1, 2, 0, 4, 1, 2],
    abilities: [when({ on: "flash", by: "you" }, choose(own(), numbers("it", 1)), { oncePerTurn: true })],
  }),
  warrior({
    number: 56,
    name: "Rune of Silence",
    subtype: "rune",
    numbers: [4, 0, 2, 1, 4, 0, 2, 1],
    abilities: [
      when(
        { on: "flash", by: "opponent" },
        { do: "discard", who: "opponent", count: 1, atRandom: true },
        { oncePerTurn: true },
      ),
    ],
  }),
  warrior({
    number: 57,
    name: "Rune of Recall",
    subtype: "rune",
    numbers: [1, 0, 4, 2, 1, 0, 4, 2],
    abilities: [whenThis("place", choose({ zone: "discard", of: "you", type: "flash" }, toHand("it")))],
  }),
  warrior({
    number: 58,
    name: "Rune of Warding",
    subtype: "rune",
    numbers: [4, 2, 0, 2, 4, 2, 0, 2],
    abilities: [has(own({ touching: "this", not: "this" }), "guarded")],
  }),
];
