import { kw } from "../card";
import {
  ATTACKER,
  aura,
  draw,
  ENEMY_ATTACKER,
  ENEMY_UNIT,
  each,
  energy,
  exists,
  gains,
  generate,
  heal,
  hit,
  OWN_UNIT,
  on,
  other,
  own,
  ready,
  resources,
  restThis,
  shock,
  skill,
  strike,
  target,
  trap,
} from "../parts";
import { seriesOf } from "../series";

const { unit } = seriesOf("wolven");
const wolf = { attributes: ["wolf"] } as const;
const hunter = { attributes: ["hunter"] } as const;
const mage = { attributes: ["mage"] } as const;

export const units = [
  unit("Trail Scout", [1, 1, 2], { ...wolf, keywords: [kw("scout")] }),
  unit("Frenzied Cub", [1, 3, 1], { ...wolf, keywords: [kw("fragile")] }),
  unit("Moonlit Stalker", [2, 2, 3], { ...wolf, keywords: [kw("stealth")] }),
  unit("Bristleback", [3, 2, 4], { attributes: ["beast"], power: 2, keywords: [kw("riposte")] }),
  unit("Howling Ravager", [3, 3, 3], { ...wolf, keywords: [kw("ravage")] }),
  unit("Alpha Hunter", [4, 4, 3], { ...wolf, rarity: "rare", power: 2, keywords: [kw("initiative")] }),
  unit("Spirit Wolf", [2, 2, 3], { ...wolf, keywords: [kw("resistance")] }),
  unit("Ambush Lynx", [3, 3, 2], {
    attributes: ["beast"],
    rarity: "uncommon",
    keywords: [kw("blink"), kw("intercept")],
  }),
  unit("Rift Pup", [2, 2, 2], { ...wolf, keywords: [kw("phase")] }),
  unit("Rift Fang", [4, 4, 4], {
    ...wolf,
    rarity: "uncommon",
    keywords: [kw("phase")],
    abilities: [on(["on-phase-in"], strike(2))],
  }),
  unit("Rift Sire", [5, 3, 5], {
    ...wolf,
    rarity: "legendary",
    power: 2,
    unique: "rift-sire",
    keywords: [kw("phase"), kw("master-phaser")],
  }),
  unit("Den Keeper", [2, 1, 3], {
    ...hunter,
    power: 2,
    abilities: [on(["on-ko"], draw(1)), skill([restThis], heal(1), ["defender"])],
  }),
  unit("Rift Leaper", [1, 1, 1], {
    ...wolf,
    keywords: [kw("phase")],
    abilities: [on(["on-phase-in"], generate(1))],
  }),
  unit("Snow Runner", [1, 2, 1], { ...wolf, capacity: 0, keywords: [kw("haste")] }),
  unit("Pack Yearling", [2, 2, 3], { ...wolf, abilities: [aura("this", "atk", 1, exists(other("wolf")))] }),
  unit("Snare Setter", [2, 2, 2], { ...hunter, abilities: [trap([energy(2)], hit(2, ENEMY_ATTACKER))] }),
  unit("Fen Witch", [2, 1, 3], {
    ...mage,
    rarity: "uncommon",
    abilities: [skill([restThis], target(ATTACKER, gains("target", 2, "atk", "combat")), ["pre-defender"])],
  }),
  unit("Rift Howler", [3, 3, 2], {
    ...wolf,
    keywords: [kw("phase")],
    abilities: [on(["on-phase-in"], each(OWN_UNIT, gains("it", 1)))],
  }),
  unit("Rift Warden", [3, 2, 4], { ...hunter, keywords: [kw("phase"), kw("guard")] }),
  unit("Thornback Boar", [3, 3, 3], { attributes: ["beast"], keywords: [kw("ravage")] }),
  unit("Blizzard Stag", [4, 3, 4], {
    attributes: ["beast"],
    power: 2,
    abilities: [on(["on-attack"], target(ENEMY_UNIT, shock("target")))],
  }),
  unit("Moon Shaman", [3, 1, 4], {
    ...mage,
    rarity: "rare",
    abilities: [
      skill([resources(2)], target({ ...own("wolf"), being: "resting" }, ready("target")), [
        "your-turn",
        "once-per-round",
      ]),
    ],
  }),
  unit("Rift Elder", [4, 3, 3], { ...wolf, rarity: "epic", keywords: [kw("phase"), kw("master-phaser")] }),
  unit("Rift Matriarch", [6, 5, 6], {
    ...wolf,
    rarity: "rare",
    power: 2,
    keywords: [kw("phase")],
    abilities: [on(["on-phase-in"], draw(1))],
  }),
  unit("Bloodtrail Runner", [3, 3, 2], {
    ...wolf,
    abilities: [on(["end-of-combat", "your-turn", "once-per-round"], generate(1))],
  }),
  unit("Greyfang, Winter's Tooth", [5, 5, 4], {
    ...wolf,
    rarity: "legendary",
    power: 2,
    unique: "greyfang",
    keywords: [kw("initiative"), kw("haste")],
  }),
];
