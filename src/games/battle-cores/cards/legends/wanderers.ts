import { type BattleCard, legend } from "../card";
import {
  active,
  copy,
  discardThis,
  draw,
  fromHand,
  gainHp,
  gainPoints,
  inReturn,
  noBurn,
  points,
  startup,
  temperOwn,
  upkeep,
  victory,
} from "../parts";

/** Legends that fit any deck. */
export const WANDERER_LEGENDS: readonly BattleCard[] = [
  legend({
    number: 225,
    name: "The Grand Feast",
    types: ["earth", "food"],
    armor: 6,
    power: 1,
    summon: [fromHand(2), points(2)],
    abilities: [startup(gainHp(4)), inReturn([discardThis], draw(2))],
  }),
  legend({
    number: 226,
    name: "Monolith of the Crossroads",
    types: ["earth", "relic"],
    armor: 7,
    power: 1,
    keywords: ["defender"],
    summon: [temperOwn(1), points(3)],
    abilities: [noBurn()],
  }),
  legend({
    number: 227,
    name: "The Borrowed Face",
    types: ["water", "spirit"],
    armor: 4,
    power: 4,
    summon: [active(2), points(1)],
    abilities: [victory(copy("target"))],
  }),
  legend({
    number: 228,
    name: "Old Toll-Taker",
    types: ["earth", "beast"],
    armor: 6,
    power: 5,
    summon: [active(1), fromHand(1), points(2)],
    abilities: [upkeep(gainPoints(1))],
  }),
];
