import type { PrintedCard } from "../../../../language";
import { warrior } from "../card";
import { choose, draw, foes, is, onceATurn, rolls, seq, when, whenThis, word } from "../parts";

/** Mages manipulate dice. */
export const MAGES: readonly PrintedCard[] = [
  warrior({
    number: 16,
    name: "Marsh Witch",
    subtype: "mage",
    numbers: [2, 3, 1, 4, 2, 3, 0, 2],
    abilities: [whenThis("place", choose(foes({ touching: "this" }), rolls("it", -5)))],
  }),
  warrior({
    number: 17,
    name: "Fate Weaver",
    subtype: "mage",
    numbers: [2, 3, 1, 2, 1, 2, 0, 2],
    abilities: [
      when({ on: "dice" }, word("reroll", { for: "theirs", which: "highest" }), {
        if: is("trailing"),
        may: true,
        oncePerTurn: true,
      }),
    ],
  }),
  warrior({
    number: 18,
    name: "Star Reader",
    subtype: "mage",
    numbers: [4, 3, 2, 1, 1, 1, 1, 3],
    abilities: [whenThis("place", seq({ do: "arrange", count: 3 }, draw(1)))],
  }),
  warrior({
    number: 19,
    name: "Hex Scholar",
    subtype: "mage",
    numbers: [2, 3, 0, 3, 2, 3, 1, 2],
    abilities: [when({ on: "dice", other: "this" }, word("reroll", { for: "attacker", which: "highest" }))],
  }),
  warrior({
    number: 20,
    name: "Mirror Adept",
    subtype: "mage",
    numbers: [3, 2, 1, 0, 1, 0, 1, 2],
    abilities: [
      onceATurn(choose({ face: "up", touching: "this" }, word("mirror", { card: "this", from: "it" }))),
    ],
  }),
];
