import type { PrintedCard } from "../../../../language";
import { warrior } from "../card";
import { aura, choose, draw, flipDown, foes, gains, is, ROLL, whenThis } from "../parts";

/** Serpents bind, poison and shed their skin. */
export const SERPENTS: readonly PrintedCard[] = [
  warrior({
    number: 26,
    name: "Coil Viper",
    subtype: "serpent",
    numbers: [1, 2, 3, 5, 2, 1, 1, 1],
    abilities: [whenThis("place", choose(foes({ touching: "this" }), gains("it", "bound", "game")))],
  }),
  warrior({
    number: 27,
    name: "Venom Asp",
    subtype: "serpent",
    numbers: [1, 1, 1, 2, 4, 2, 1, 0],
    abilities: [whenThis("lose", flipDown("other"), { if: is("defending", { for: "it" }) })],
  }),
  warrior({
    number: 28,
    name: "Shedskin Python",
    subtype: "serpent",
    numbers: [1, 2, 4, 3, 2, 1, 0, 1],
    abilities: [
      {
        kind: "replace",
        change: "flip-down",
        card: "this",
        may: true,
        effect: { do: "pay", cost: [{ pay: "discard", count: 1 }] },
      },
    ],
  }),
  warrior({
    number: 29,
    name: "Marsh Constrictor",
    subtype: "serpent",
    numbers: [1, 1, 2, 1, 3, 4, 1, 0],
    abilities: [aura(foes({ touching: "this" }), ROLL, -2)],
  }),
  warrior({
    number: 30,
    name: "Twinhead Hydra",
    subtype: "serpent",
    numbers: [2, 5, 2, 1, 0, 1, 2, 5],
    abilities: [whenThis("dice", draw(1), { if: is("rolled", { for: "it", atLeast: 18 }) })],
  }),
];
