import type { PrintedCard } from "../../../../language";
import { warrior } from "../card";
import { aura, choose, foes, has, is, numbers, onceATurn, own, ROLL, rolls, whenThis, word } from "../parts";

/** Siege engines strike from afar. */
export const SIEGE: readonly PrintedCard[] = [
  warrior({
    number: 46,
    name: "Stone Thrower",
    subtype: "siege",
    numbers: [5, 4, 2, 1, 1, 1, 2, 4],
    keywords: ["reach"],
    abilities: [aura("this", ROLL, -2, is("defending", { for: "this" }))],
  }),
  warrior({
    number: 47,
    name: "Battering Ram",
    subtype: "siege",
    numbers: [5, 1, 3, 1, 1, 1, 3, 1],
    abilities: [whenThis("attack", rolls("this", 4, "battle"), { if: is("across", { what: "edge" }) })],
  }),
  warrior({
    number: 48,
    name: "Watchtower",
    subtype: "siege",
    numbers: [3, 2, 3, 2, 2, 1, 3, 2],
    keywords: ["bound"],
    abilities: [has(own({ touching: "this", not: "this" }), "reach")],
  }),
  warrior({
    number: 49,
    name: "Ballista Crew",
    subtype: "siege",
    numbers: [5, 3, 2, 1, 1, 1, 2, 3],
    abilities: [onceATurn(choose(foes({ lying: { how: "two-away", to: "this" } }), rolls("it", -4)))],
  }),
];

/** Machines rotate and swap places; they run hot. */
export const MACHINES: readonly PrintedCard[] = [
  warrior({
    number: 64,
    name: "Clockwork Ram",
    subtype: "machine",
    numbers: [5, 2, 2, 2, 1, 2, 2, 2],
    abilities: [onceATurn(word("rotate", { card: "this", steps: 2 }))],
  }),
  warrior({
    number: 65,
    name: "Loaded Automaton",
    subtype: "machine",
    numbers: [4, 2, 2, 1, 0, 1, 2, 2],
    abilities: [
      whenThis("dice", word("turn-die", { for: "it", value: 13 }), { may: true, oncePerTurn: true }),
    ],
  }),
  warrior({
    number: 66,
    name: "Turntable Engine",
    subtype: "machine",
    numbers: [3, 1, 4, 1, 3, 1, 4, 1],
    abilities: [onceATurn(choose(own({ not: "this" }), word("swap", { card: "it", with: "this" })))],
  }),
  warrior({
    number: 67,
    name: "Overdrive Engine",
    subtype: "machine",
    numbers: [3, 3, 1, 0, 1, 0, 1, 3],
    abilities: [
      whenThis("attack", numbers("it", 2, "battle")),
      whenThis("win", { do: "discard", who: "you", count: 1 }),
    ],
  }),
];
