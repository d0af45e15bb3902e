import type { PrintedCard } from "../../../../language";
import { warrior } from "../card";
import { aura, each, foes, is, NUMBERS, rolls, whenThis } from "../parts";

/** Golems hold their ground. */
export const GOLEMS: readonly PrintedCard[] = [
  warrior({
    number: 31,
    name: "Basalt Golem",
    subtype: "golem",
    numbers: [4, 2, 3, 2, 2, 1, 3, 2],
    keywords: ["stalwart"],
  }),
  warrior({
    number: 32,
    name: "Clay Sentinel",
    subtype: "golem",
    numbers: [4, 3, 3, 1, 2, 1, 3, 2],
    keywords: ["bound"],
    abilities: [aura("this", NUMBERS, 1, { is: "turn", of: "opponent" })],
  }),
  warrior({
    number: 33,
    name: "Granite Colossus",
    subtype: "golem",
    numbers: [2, 3, 4, 2, 2, 1, 1, 2],
    keywords: ["guarded"],
  }),
  warrior({
    number: 34,
    name: "Rubble Giant",
    subtype: "golem",
    numbers: [4, 2, 3, 1, 4, 2, 3, 1],
    abilities: [whenThis("flip-down", each(foes({ touching: "this" }), rolls("it", -3)))],
  }),
  warrior({
    number: 35,
    name: "Keystone Golem",
    subtype: "golem",
    numbers: [3, 1, 3, 1, 3, 1, 3, 1],
    abilities: [aura("this", NUMBERS, 1, is("at-centre"))],
  }),
];
