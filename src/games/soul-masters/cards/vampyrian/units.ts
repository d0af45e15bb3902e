import { kw } from "../card";
import {
  aura,
  costs,
  discards,
  draw,
  ENEMY_UNIT,
  exists,
  heal,
  hit,
  hurts,
  loses,
  modes,
  on,
  own,
  paying,
  put,
  RESTING_ENEMY,
  resources,
  restThis,
  seq,
  shock,
  skill,
  slays,
  strike,
  target,
  whenever,
  word,
} from "../parts";
import { seriesOf } from "../series";

const { unit } = seriesOf("vampyrian");
const vampire = { attributes: ["vampire"] } as const;
const knight = { attributes: ["vampire", "knight"] } as const;
const mage = { attributes: ["mage"] } as const;
const spirit = { attributes: ["spirit"] } as const;

export const units = [
  unit("Blood Page", [1, 2, 1], { ...vampire, power: 2, abilities: [on(["on-enter-from-hand"], heal(1))] }),
  unit("Hungry Bats", [1, 1, 1], {
    attributes: ["bird"],
    keywords: [kw("stealth")],
    abilities: [hurts(heal(1))],
  }),
  unit("Bound Thrall", [1, 1, 2], { attributes: ["human"], keywords: [kw("intercept")] }),
  unit("Velvet Duelist", [2, 2, 2], { ...knight, keywords: [kw("duelist")] }),
  unit("Leech Adept", [2, 2, 3], { ...mage, abilities: [skill([restThis], seq(strike(1), heal(1)))] }),
  unit("Crimson Fencer", [2, 3, 2], { ...knight, keywords: [kw("initiative")] }),
  unit("Shroud Dancer", [2, 2, 2], { ...spirit, keywords: [kw("resistance")] }),
  unit("Swooning Noble", [2, 2, 2], { ...vampire, power: 2, abilities: [on(["on-ko"], discards(1))] }),
  unit("Blood Broker", [2, 1, 3], {
    ...mage,
    rarity: "uncommon",
    abilities: [skill([resources(1)], draw(1), ["your-turn", "once-per-round"])],
  }),
  unit("Night Market Spy", [2, 3, 2], {
    attributes: ["rogue"],
    keywords: [kw("scout")],
    abilities: [on(["on-attack"], { do: "reveal", zone: "hand", of: "opponent", to: "you", atRandom: true })],
  }),
  unit("Moonless Stalker", [3, 3, 3], { ...vampire, keywords: [kw("stealth")] }),
  unit("Mind Thief", [3, 3, 3], { ...mage, abilities: [on(["on-enter-from-hand"], discards(1))] }),
  unit("Court Jailer", [3, 3, 4], {
    ...knight,
    abilities: [on(["on-enter-from-hand"], target(RESTING_ENEMY, shock("target")))],
  }),
  unit("Chapel Gargoyle", [3, 2, 4], {
    attributes: ["golem"],
    capacity: 0,
    keywords: [kw("taunt"), kw("armor"), kw("heavy")],
  }),
  unit("Scarlet Halberdier", [3, 3, 3], { ...knight, power: 2, keywords: [kw("riposte")] }),
  unit("Vein Witch", [4, 3, 4], { ...mage, abilities: [on(["on-attack"], seq(loses(1), heal(1)))] }),
  unit("Hemomancer", [3, 1, 4], {
    ...mage,
    rarity: "rare",
    abilities: [skill([restThis], modes(paying([resources(1)], strike(2)), paying([resources(3)], hit(4))))],
  }),
  unit("Sanguine Knight", [4, 4, 5], { ...knight, abilities: [on(["on-upkeep"], loses(1, "you"))] }),
  unit("Red Harvest Reaper", [4, 4, 3], { ...vampire, keywords: [kw("ravage")] }),
  unit("Dread Hypnotist", [4, 2, 4], {
    ...mage,
    rarity: "epic",
    abilities: [
      on(["on-enter-from-hand"], target(ENEMY_UNIT, word("null", { card: "target", until: "your-upkeep" }))),
    ],
  }),
  unit("Grudge Collector", [3, 3, 3], {
    ...spirit,
    rarity: "rare",
    abilities: [whenever({ on: "discard", by: "opponent" }, loses(1), 1)],
  }),
  unit("Patron of the Long Table", [4, 3, 4], {
    ...vampire,
    power: 2,
    abilities: [costs(-1, exists(own("vampire"), 2)), aura("this", "kw-guard", 1, exists(own("vampire"), 2))],
  }),
  unit("Elder of the Line", [5, 5, 5], { ...vampire, rarity: "rare", power: 2, abilities: [hurts(heal(2))] }),
  unit("Cathedral Horror", [6, 5, 6], {
    attributes: ["demon"],
    power: 2,
    abilities: [on(["on-enter-from-hand"], discards(1)), on(["on-ko"], draw(1))],
  }),
  unit("Vengeful Heir", [2, 2, 2], {
    ...vampire,
    abilities: [{ ...whenever({ on: "discard", card: "this" }, draw(1)), where: ["hand"] }],
  }),
  unit("Uninvited Guest", [4, 3, 4], {
    ...vampire,
    abilities: [skill([resources(2)], put("this"), ["in-hand", "your-turn"])],
  }),
  unit("Marquis Veldane", [6, 5, 5], {
    ...vampire,
    rarity: "legendary",
    power: 2,
    unique: "veldane",
    keywords: [kw("stealth")],
    abilities: [slays(seq(discards(1), draw(1)))],
  }),
];
