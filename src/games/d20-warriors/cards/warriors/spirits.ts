import type { PrintedCard } from "../../../../language";
import { warrior } from "../card";
import {
  aura,
  choose,
  faceDown,
  flipUp,
  has,
  mayChoose,
  own,
  ROLL,
  rolls,
  toHand,
  when,
  whenThis,
} from "../parts";

/** Spirits mostly profit from fallen Warriors. */
export const SPIRITS: readonly PrintedCard[] = [
  warrior({
    number: 36,
    name: "Dawn Wisp",
    subtype: "spirit",
    numbers: [1, 1, 2, 1, 4, 1, 2, 0],
    abilities: [whenThis("place", mayChoose(faceDown({ touching: "this" }), flipUp("it")))],
  }),
  warrior({
    number: 37,
    name: "Grave Lantern",
    subtype: "spirit",
    numbers: [1, 1, 1, 2, 4, 2, 1, 0],
    abilities: [aura("this", ROLL, { count: faceDown(), max: 5 })],
  }),
  warrior({
    number: 38,
    name: "Veiled Phantom",
    subtype: "spirit",
    numbers: [0, 1, 1, 2, 3, 2, 1, 1],
    abilities: [has("this", "hidden", { is: "exists", filter: own({ not: "this" }), atLeast: 2 })],
  }),
  warrior({
    number: 39,
    name: "Vengeful Shade",
    subtype: "spirit",
    numbers: [1, 1, 2, 2, 4, 2, 1, 1],
    abilities: [when({ on: "flip-down", card: { of: "you", not: "this" } }, rolls("this", 1, "game"))],
  }),
  warrior({
    number: 40,
    name: "Ferry Ghost",
    subtype: "spirit",
    numbers: [1, 1, 4, 1, 1, 1, 4, 0],
    abilities: [whenThis("flip-down", choose({ zone: "discard", of: "you", type: "warrior" }, toHand("it")))],
  }),
];
