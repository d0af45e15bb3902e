import type { PrintedCard } from "../../../../language";
import { warrior } from "../card";
import { aura, draw, NUMBERS, numbers, own, when, whenThis, word } from "../parts";

/** Insects come in swarms. */
export const INSECTS: readonly PrintedCard[] = [
  warrior({
    number: 41,
    name: "Hive Drone",
    subtype: "insect",
    numbers: [0, 1, 1, 2, 4, 2, 1, 1],
    abilities: [whenThis("place", word("place-again"))],
  }),
  warrior({
    number: 42,
    name: "Swarm Queen",
    subtype: "insect",
    numbers: [1, 2, 2, 2, 3, 3, 2, 1],
    abilities: [aura(own({ subtype: "insect", not: "this" }), NUMBERS, 1)],
  }),
  warrior({
    number: 43,
    name: "Needle Wasp",
    subtype: "insect",
    numbers: [0, 1, 2, 2, 5, 2, 2, 1],
    abilities: [whenThis("attack", numbers("target", -1, "battle"))],
  }),
  warrior({
    number: 44,
    name: "Carrion Beetle",
    subtype: "insect",
    numbers: [2, 3, 2, 1, 1, 1, 3, 3],
    abilities: [when({ on: "discard", by: "you" }, draw(1), { oncePerTurn: true })],
  }),
  warrior({
    number: 45,
    name: "Pathfinder Moth",
    subtype: "insect",
    numbers: [3, 4, 0, 2, 2, 2, 0, 4],
    keywords: ["trailblazer"],
  }),
];
