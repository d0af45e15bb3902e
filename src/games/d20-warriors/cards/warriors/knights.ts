import type { PrintedCard } from "../../../../language";
import { warrior } from "../card";
import { aura, flipDown, numbers, own, ROLL, when } from "../parts";

/** Knights support each other. */
export const KNIGHTS: readonly PrintedCard[] = [
  warrior({
    number: 11,
    name: "Gate Warden",
    subtype: "knight",
    numbers: [4, 3, 2, 1, 1, 1, 2, 3],
    keywords: ["iron"],
  }),
  warrior({
    number: 12,
    name: "Banner Squire",
    subtype: "knight",
    numbers: [2, 2, 3, 1, 1, 1, 3, 2],
    abilities: [aura(own({ touching: "this", not: "this" }), ROLL, 2)],
  }),
  warrior({
    number: 13,
    name: "Oath Guardian",
    subtype: "knight",
    numbers: [3, 2, 2, 1, 1, 1, 3, 2],
    abilities: [
      {
        kind: "replace",
        change: "flip-down",
        card: own({ touching: "this", not: "this" }),
        may: true,
        oncePerTurn: true,
        effect: flipDown("this"),
      },
    ],
  }),
  warrior({
    number: 14,
    name: "Shieldmate",
    subtype: "knight",
    numbers: [2, 1, 0, 1, 2, 3, 5, 3],
    abilities: [
      aura("this", ROLL, 3, {
        is: "exists",
        filter: own({ subtype: "knight", touching: "this", not: "this" }),
      }),
    ],
  }),
  warrior({
    number: 15,
    name: "Lance Captain",
    subtype: "knight",
    numbers: [2, 3, 5, 3, 2, 0, 1, 0],
    abilities: [when({ on: "place", card: { of: "you", touching: "this", not: "this" } }, numbers("it", 1))],
  }),
];
