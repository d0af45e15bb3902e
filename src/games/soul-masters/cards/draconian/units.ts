import { kw } from "../card";
import {
  aura,
  costs,
  damage,
  draw,
  ENEMY_ATTACKER,
  energy,
  exists,
  generate,
  hit,
  hurts,
  on,
  other,
  own,
  pump,
  RESOURCES_HELD,
  resources,
  restThis,
  skill,
  sweep,
  target,
  toHand,
  whenever,
  word,
  YOUR_TURN,
} from "../parts";
import { seriesOf } from "../series";

const { unit } = seriesOf("draconian");
const dragon = { attributes: ["dragon"] } as const;
const knight = { attributes: ["knight"] } as const;
const mage = { attributes: ["mage"] } as const;

export const units = [
  unit("Cinder Whelp", [1, 2, 1], { ...dragon, keywords: [kw("haste")] }),
  unit("Scale Guard", [2, 1, 3], { ...knight, power: 2, keywords: [kw("intercept")] }),
  unit("Ashwing Raider", [2, 2, 2], { ...dragon, abilities: [on(["on-attack"], generate(1))] }),
  unit("Roost Warden", [2, 1, 2], {
    ...mage,
    rarity: "uncommon",
    abilities: [skill([restThis], word("add-energy", { n: 1 }))],
  }),
  unit("Drake Lancer", [3, 3, 3], { ...knight, keywords: [kw("piercing")] }),
  unit("Molten Hulk", [4, 3, 4], {
    attributes: ["golem"],
    rarity: "uncommon",
    capacity: 0,
    power: 2,
    keywords: [kw("armor"), kw("heavy")],
  }),
  unit("Ember Oracle", [3, 1, 3], {
    ...mage,
    rarity: "rare",
    abilities: [skill([resources(1)], hit(2), ["once-per-round"])],
  }),
  unit("Skyfang Duelist", [3, 2, 3], { ...knight, power: 2, keywords: [kw("duelist")] }),
  unit("Brood Matron", [5, 4, 5], {
    ...dragon,
    rarity: "epic",
    power: 2,
    abilities: [costs(-1, exists(own("dragon"))), on(["on-enter-from-hand"], draw(2))],
  }),
  unit("Furnace Sentinel", [3, 2, 4], { ...knight, keywords: [kw("guard"), kw("taunt")] }),
  unit("Kiln Squire", [1, 1, 2], { ...knight, power: 2, abilities: [on(["on-ko"], generate(1))] }),
  unit("Soot Courier", [1, 1, 1], { ...mage, abilities: [on(["on-enter-from-hand"], generate(1))] }),
  unit("Pumice Brute", [2, 3, 3], { attributes: ["golem"], capacity: 0, keywords: [kw("heavy")] }),
  unit("Nest Thief", [2, 2, 2], {
    attributes: ["rogue"],
    abilities: [hurts(word("lose-resources", { who: "opponent", n: 1 }))],
  }),
  unit("Forge Chanter", [2, 1, 3], {
    ...mage,
    rarity: "uncommon",
    abilities: [skill([restThis], pump(2), ["pre-defender"])],
  }),
  unit("Scorch Adept", [2, 2, 2], {
    ...mage,
    abilities: [skill([energy(2)], generate(1), ["in-hand", "once-per-round"])],
  }),
  unit("Emberplate Knight", [3, 2, 3], { ...knight, rarity: "uncommon", keywords: [kw("armor")] }),
  unit("Coilback Drake", [3, 3, 3], { ...dragon, keywords: [kw("riposte")] }),
  unit("Hoardkeeper", [3, 1, 3], {
    ...dragon,
    rarity: "rare",
    abilities: [aura("this", "atk", RESOURCES_HELD(3))],
  }),
  unit("Pyre Captain", [4, 3, 4], {
    ...knight,
    rarity: "rare",
    power: 2,
    abilities: [aura(other("dragon"), "atk", 1, YOUR_TURN)],
  }),
  unit("Brimstone Sentry", [4, 2, 5], {
    attributes: ["golem"],
    keywords: [kw("taunt")],
    abilities: [whenever({ on: "attack", other: "this" }, target(ENEMY_ATTACKER, damage("target", 1)))],
  }),
  unit("Ashen Returner", [4, 4, 3], {
    ...dragon,
    rarity: "rare",
    abilities: [skill([resources(2)], toHand("this"), ["in-discard", "your-turn"])],
  }),
  unit("Cliffwing Patriarch", [5, 4, 5], {
    ...dragon,
    rarity: "rare",
    power: 2,
    keywords: [kw("initiative")],
  }),
  unit("Ember Sprite", [1, 3, 1], { attributes: ["spirit"], keywords: [kw("fragile")] }),
  unit("Hidden Clutch", [2, 2, 2], {
    ...dragon,
    abilities: [{ ...whenever({ on: "discard", card: "this" }, generate(2)), where: ["hand"] }],
  }),
  unit("Azgaron, Caldera King", [6, 5, 6], {
    ...dragon,
    rarity: "legendary",
    power: 2,
    unique: "azgaron",
    abilities: [on(["on-attack"], sweep(1))],
  }),
];
