import { type BattleCard, item } from "../card";
import {
  addCounters,
  aura,
  burn,
  discardThis,
  draw,
  ender,
  HOST,
  has,
  inReturn,
  mill,
  restore,
  spendCounters,
  tokens,
  upkeep,
  when,
} from "../parts";

/** Items are equipped to one of their player's Monsters. */
export const ITEMS: readonly BattleCard[] = [
  item({
    number: 128,
    name: "Wolfhide Harness",
    price: 1,
    abilities: [has(HOST, "active"), aura(HOST, "power", 1)],
  }),
  item({
    number: 129,
    name: "Storm Spurs",
    price: 2,
    abilities: [has(HOST, "speed"), when({ on: "strike", card: HOST }, burn(1))],
  }),
  item({
    number: 130,
    name: "Bark Mantle",
    price: 1,
    abilities: [aura(HOST, "armor", 2), ender(tokens("Sprout"))],
  }),
  item({
    number: 131,
    name: "Riveted Bulwark",
    price: 1,
    abilities: [aura(HOST, "armor", 3), has(HOST, "defender")],
  }),
  item({
    number: 132,
    name: "Second Heart",
    price: 2,
    abilities: [has(HOST, "survival"), upkeep(addCounters(1)), inReturn([spendCounters(2)], restore("host"))],
  }),
  item({
    number: 133,
    name: "Grave Fang",
    price: 3,
    abilities: [has(HOST, "ruin"), when({ on: "victory", card: HOST }, mill(2))],
  }),
  item({
    number: 134,
    name: "Veil of Spray",
    price: 2,
    abilities: [has(HOST, "elusive"), inReturn([discardThis], draw(1))],
  }),
  item({
    number: 135,
    name: "Longbow of Feathers",
    price: 2,
    abilities: [has(HOST, "range")],
  }),
  item({
    number: 136,
    name: "Sunlit Lance",
    price: 3,
    abilities: [aura(HOST, "power", 2), has(HOST, "true-strike")],
  }),
];
