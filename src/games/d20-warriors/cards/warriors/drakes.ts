import type { PrintedCard } from "../../../../language";
import { warrior } from "../card";
import { aura, choose, each, flipDown, foes, is, NUMBERS, onceATurn, ROLL, rolls, whenThis } from "../parts";

/** Drakes burn what is in front of them: they are strong in attack. */
export const DRAKES: readonly PrintedCard[] = [
  warrior({
    number: 1,
    name: "Emberwing Drake",
    subtype: "drake",
    numbers: [4, 3, 2, 1, 1, 1, 2, 3],
    keywords: ["reach"],
  }),
  warrior({
    number: 2,
    name: "Ashen Matriarch",
    subtype: "drake",
    numbers: [5, 3, 2, 1, 1, 1, 2, 3],
    abilities: [whenThis("win", each(foes({ touching: "other" }), rolls("it", -2)))],
  }),
  warrior({
    number: 3,
    name: "Cinder Wyrmling",
    subtype: "drake",
    numbers: [4, 3, 2, 1, 0, 1, 1, 3],
    abilities: [aura("this", NUMBERS, 1, is("attacking", { for: "this" }))],
  }),
  warrior({
    number: 4,
    name: "Skyfurnace Drake",
    subtype: "drake",
    numbers: [3, 3, 2, 1, 1, 1, 2, 3],
    abilities: [
      onceATurn(choose(foes({ touching: "this" }), flipDown("it")), {
        cost: [{ pay: "discard", count: 1 }],
      }),
    ],
  }),
  warrior({
    number: 5,
    name: "Gilded Wyvern",
    subtype: "drake",
    numbers: [3, 1, 4, 1, 1, 1, 4, 1],
    abilities: [aura("this", ROLL, { cardsIn: "hand", of: "you", max: 4 })],
  }),
];
