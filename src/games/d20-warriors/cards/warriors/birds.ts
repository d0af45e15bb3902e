import type { PrintedCard } from "../../../../language";
import { warrior } from "../card";
import { numbers, onceATurn, toHand, when, whenThis, word } from "../parts";

const move = (card: string) => word("shift", { card });

/** Birds move around. */
export const BIRDS: readonly PrintedCard[] = [
  warrior({
    number: 21,
    name: "Gale Falcon",
    subtype: "bird",
    numbers: [1, 1, 2, 3, 4, 3, 2, 1],
    abilities: [onceATurn(move("this"))],
  }),
  warrior({
    number: 22,
    name: "Homing Heron",
    subtype: "bird",
    numbers: [2, 1, 1, 3, 3, 3, 1, 0],
    abilities: [
      {
        kind: "replace",
        change: "flip-down",
        card: "this",
        cause: "battle",
        may: true,
        effect: toHand("it"),
      },
    ],
  }),
  warrior({
    number: 23,
    name: "Storm Raven",
    subtype: "bird",
    numbers: [1, 1, 2, 3, 5, 3, 2, 0],
    abilities: [
      when({ on: "turn", by: "you" }, move("this"), { may: true }),
      whenThis("shift", numbers("it", 1)),
    ],
  }),
  warrior({
    number: 24,
    name: "Harrier Hawk",
    subtype: "bird",
    numbers: [0, 1, 2, 3, 5, 3, 2, 1],
    keywords: ["reach"],
    abilities: [whenThis("win", move("it"), { may: true })],
  }),
  warrior({
    number: 25,
    name: "Lookout Owl",
    subtype: "bird",
    numbers: [4, 1, 3, 1, 2, 0, 3, 1],
    keywords: ["sidestep"],
    abilities: [whenThis("place", { do: "reveal", zone: "hand", of: "opponent", to: "you" })],
  }),
];
