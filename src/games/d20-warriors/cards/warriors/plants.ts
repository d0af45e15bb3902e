import type { PrintedCard } from "../../../../language";
import { warrior } from "../card";
import { choose, faceDown, flipUp, is, NUMBERS, onceATurn, rolls, when, whenThis } from "../parts";

/** Plants grow and rise again. */
export const PLANTS: readonly PrintedCard[] = [
  warrior({
    number: 59,
    name: "Creeping Ivy",
    subtype: "plant",
    numbers: [1, 0, 3, 1, 1, 1, 3, 1],
    abilities: [when({ on: "turn", by: "you" }, rolls("this", 1, "game"))],
  }),
  warrior({
    number: 60,
    name: "Heartseed Bloom",
    subtype: "plant",
    numbers: [3, 1, 2, 0, 1, 1, 2, 2],
    abilities: [
      onceATurn(choose(faceDown({ touching: "this", not: "this" }), flipUp("it"), { count: 2, upTo: true }), {
        cost: [{ pay: "flip-down" }],
      }),
    ],
  }),
  warrior({
    number: 61,
    name: "Thornwall Hedge",
    subtype: "plant",
    numbers: [1, 2, 5, 2, 1, 1, 5, 1],
    abilities: [
      whenThis("win", { do: "discard", who: "opponent", count: 1 }, { if: is("defending", { for: "it" }) }),
    ],
  }),
  warrior({
    number: 62,
    name: "Rootmother",
    subtype: "plant",
    numbers: [0, 1, 2, 3, 3, 2, 2, 1],
    abilities: [
      whenThis("flip-up", choose(faceDown({ touching: "this" }), flipUp("it")), { oncePerTurn: true }),
    ],
  }),
  warrior({
    number: 63,
    name: "Whispering Grove",
    subtype: "plant",
    numbers: [1, 1, 1, 1, 1, 1, 1, 1],
    abilities: [
      {
        kind: "standing",
        cards: "this",
        stats: NUMBERS,
        op: "set",
        amount: { count: { face: "up", touching: "it" } },
      },
    ],
  }),
];
