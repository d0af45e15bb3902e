import type { PrintedCard } from "../../../../language";
import { warrior } from "../card";
import { aura, is, NUMBERS, numbers, own, rolls, whenThis, word } from "../parts";

/** Beasts hunt in packs and remember battles. */
export const BEASTS: readonly PrintedCard[] = [
  warrior({
    number: 6,
    name: "Packleader Wolf",
    subtype: "beast",
    numbers: [2, 4, 2, 1, 1, 1, 2, 4],
    abilities: [
      aura("this", NUMBERS, {
        count: own({ subtype: "beast", touching: "it", not: "it" }),
        max: 2,
      }),
    ],
  }),
  warrior({
    number: 7,
    name: "Cornered Boar",
    subtype: "beast",
    numbers: [4, 3, 1, 1, 2, 1, 1, 3],
    abilities: [whenThis("attack", rolls("it", 5, "battle"), { if: is("fewer-dice", { for: "it" }) })],
  }),
  warrior({
    number: 8,
    name: "Blooded Hound",
    subtype: "beast",
    numbers: [3, 4, 2, 1, 1, 1, 2, 4],
    abilities: [whenThis("win", rolls("it", 2))],
  }),
  warrior({
    number: 9,
    name: "Grudge Bear",
    subtype: "beast",
    numbers: [5, 1, 3, 1, 2, 1, 3, 1],
    abilities: [whenThis("lose", numbers("other", -1, "game"))],
  }),
  warrior({
    number: 10,
    name: "Sabre Lynx",
    subtype: "beast",
    numbers: [1, 4, 1, 3, 0, 3, 1, 4],
    abilities: [
      whenThis("dice", word("extra-die", { for: "this" }), { if: is("across", { what: "corner" }) }),
    ],
  }),
];
