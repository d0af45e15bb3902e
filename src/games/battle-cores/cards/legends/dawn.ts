import { type BattleCard, legend } from "../card";
import {
  active,
  aura,
  burnCard,
  choose,
  foes,
  fromHand,
  gainHp,
  hp,
  own,
  points,
  startup,
  temper,
  tempering,
  temperOwn,
  upkeep,
  when,
} from "../parts";

/** Legends of light and ice. */
export const DAWN_LEGENDS: readonly BattleCard[] = [
  legend({
    number: 221,
    name: "High Marshal Ilven",
    types: ["light", "knight"],
    armor: 6,
    power: 5,
    keywords: ["true-strike"],
    summon: [temperOwn(2, { subtype: "knight" }), points(4)],
    abilities: [aura(own({ subtype: "knight", not: "this" }), "armor", 2)],
  }),
  legend({
    number: 222,
    name: "Archmage of the Long Winter",
    types: ["ice", "mage"],
    armor: 5,
    power: 3,
    summon: [active(1, { subtype: "mage" }), fromHand(1), points(2)],
    abilities: [
      startup(choose(foes({ being: "untempered" }), temper("it"), { count: 2, upTo: true })),
      tempering(choose(foes({ being: "tempered" }), burnCard("it", 4))),
    ],
  }),
  legend({
    number: 223,
    name: "The Seventh Sun",
    types: ["light", "elemental"],
    armor: 7,
    power: 5,
    summon: [points(6)],
    abilities: [upkeep(gainHp(2))],
  }),
  legend({
    number: 224,
    name: "Keeper of the Oath Stone",
    types: ["ice", "knight"],
    armor: 6,
    power: 4,
    keywords: ["survival", "defender"],
    summon: [active(1, { subtype: "light" }), hp(3), points(2)],
    abilities: [when({ on: "block", card: own() }, gainHp(2))],
  }),
];
