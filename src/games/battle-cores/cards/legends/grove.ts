import { type BattleCard, legend } from "../card";
import {
  active,
  aura,
  countOf,
  fromGround,
  gainHp,
  has,
  own,
  points,
  recycle,
  seq,
  startup,
  temperOwn,
  tokens,
  upkeep,
} from "../parts";

/** Legends of plants and insects. */
export const GROVE_LEGENDS: readonly BattleCard[] = [
  legend({
    number: 205,
    name: "Mother of Thickets",
    types: ["nature", "plant"],
    armor: 7,
    power: 3,
    summon: [active(3, { being: "token" }), points(2)],
    abilities: [upkeep(tokens("Sprout", 2)), aura(own({ being: "token" }), "armor", 1)],
  }),
  legend({
    number: 206,
    name: "Hive-Queen Ssarith",
    types: ["nature", "insect"],
    armor: 5,
    power: 3,
    summon: [active(2, { subtype: "insect" }), points(3)],
    abilities: [
      aura(own({ subtype: "insect", not: "this" }), "power", 2),
      has(own({ subtype: "insect", not: "this" }), "elusive"),
    ],
  }),
  legend({
    number: 207,
    name: "The Walking Orchard",
    types: ["nature", "food"],
    armor: 8,
    power: 4,
    summon: [fromGround(3), points(5)],
    abilities: [startup(seq(recycle, gainHp(countOf(own(), { times: 2, max: 8 }))))],
  }),
  legend({
    number: 208,
    name: "Ten Thousand Wings",
    types: ["wind", "insect"],
    armor: 4,
    power: 2,
    keywords: ["range"],
    summon: [temperOwn(4), points(3)],
    abilities: [aura("this", "power", countOf(own({ not: "this" }), { max: 5 }))],
  }),
];
