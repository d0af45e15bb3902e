import { type BattleCard, legend } from "../card";
import {
  active,
  addCounters,
  aura,
  burn,
  counters,
  fromHand,
  has,
  inReturn,
  points,
  search,
  spendCounters,
  startup,
  upkeep,
  when,
} from "../parts";

/** Legends of metal and stone. */
export const BASTION_LEGENDS: readonly BattleCard[] = [
  legend({
    number: 209,
    name: "Colossus Ninefold",
    types: ["metal", "golem"],
    armor: 9,
    power: 5,
    keywords: ["defender", ["survival", 2]],
    summon: [active(1, { subtype: "golem" }), points(3)],
    abilities: [when({ on: "block", card: "this" }, burn(1))],
  }),
  legend({
    number: 210,
    name: "The Engine That Waits",
    types: ["metal", "robot"],
    armor: 7,
    power: 2,
    summon: [points(4)],
    abilities: [
      upkeep(addCounters(1)),
      aura("this", "power", counters()),
      inReturn([spendCounters(2)], burn(3)),
    ],
  }),
  legend({
    number: 211,
    name: "Quarry King",
    types: ["earth", "golem"],
    armor: 8,
    power: 4,
    keywords: ["survival", "ruin"],
    summon: [active(1, { subtype: "earth" }), fromHand(1), points(2)],
  }),
  legend({
    number: 212,
    name: "Armory Titan",
    types: ["metal", "relic"],
    armor: 6,
    power: 4,
    summon: [active(2, { zone: "items", subtype: "item" })],
    abilities: [
      startup(search({ type: "support", subtype: "gear" })),
      aura({ zone: "gear", subtype: "gear", of: "you" }, "power", 2),
      has({ zone: "gear", subtype: "gear", of: "you" }, "true-strike"),
    ],
  }),
];
