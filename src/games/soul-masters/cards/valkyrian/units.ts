import { kw } from "../card";
import {
  aura,
  bounce,
  costing,
  draw,
  ENEMY_ATTACKER,
  ENEMY_UNIT,
  exists,
  gains,
  heal,
  hit,
  negate,
  OWN_UNIT,
  on,
  other,
  own,
  prevent,
  pump,
  RESTING_ENEMY,
  ready,
  resources,
  restThis,
  seq,
  skill,
  slays,
  target,
  toHand,
  whenever,
  word,
} from "../parts";
import { seriesOf } from "../series";

const { unit } = seriesOf("valkyrian");
const valkyrie = { attributes: ["valkyrie"] } as const;
const knight = { attributes: ["knight"] } as const;
const bird = { attributes: ["bird"] } as const;
const mage = { attributes: ["monk"] } as const;

export const units = [
  unit("Oathsworn Squire", [1, 1, 2], { ...knight, power: 2, keywords: [kw("duelist")] }),
  unit("Feather Scout", [1, 2, 1], { ...bird, keywords: [kw("scout")] }),
  unit("Shieldmaiden", [2, 1, 3], { ...knight, power: 2, keywords: [kw("guard")] }),
  unit("Lance Cadet", [2, 2, 2], { ...knight, keywords: [kw("piercing")] }),
  unit("Chapel Warden", [2, 1, 3], { ...mage, abilities: [skill([restThis], prevent(1))] }),
  unit("Skyward Duelist", [2, 2, 2], { ...valkyrie, keywords: [kw("duelist")] }),
  unit("Vigil Keeper", [3, 2, 3], { ...knight, power: 2, keywords: [kw("intercept")] }),
  unit("Banner Saint", [3, 2, 3], {
    ...valkyrie,
    rarity: "uncommon",
    abilities: [aura(other(), "health", 1)],
  }),
  unit("Stormfeather", [3, 3, 2], { ...bird, keywords: [kw("haste")] }),
  unit("Judgment Herald", [4, 3, 4], {
    ...valkyrie,
    rarity: "rare",
    abilities: [
      on(["on-enter-from-hand"], target(costing(RESTING_ENEMY, 3), word("destroy", { card: "target" }))),
    ],
  }),
  unit("Paragon of the Pure Edge", [4, 3, 4], {
    ...knight,
    rarity: "uncommon",
    power: 2,
    keywords: [kw("duelist"), kw("piercing", 2)],
  }),
  unit("Choir Medic", [2, 2, 2], { ...mage, abilities: [on(["on-enter-from-hand"], heal(2))] }),
  unit("Focus Adept", [2, 1, 3], {
    ...mage,
    abilities: [skill([resources(1)], pump(2), ["pre-defender", "once-per-round"])],
  }),
  unit("Tribunal Archer", [3, 2, 3], {
    attributes: ["archer"],
    abilities: [skill([restThis], hit(2, ENEMY_ATTACKER), ["defender"])],
  }),
  unit("The Unbroken Line", [3, 1, 4], {
    ...knight,
    rarity: "uncommon",
    keywords: [kw("taunt"), kw("guard", 2)],
  }),
  unit("Parrying Monk", [2, 1, 3], {
    ...mage,
    rarity: "uncommon",
    abilities: [skill([resources(1)], word("redirect", { card: "this" }), ["defender", "once-per-round"])],
  }),
  unit("Herald of Truce", [3, 2, 3], {
    ...valkyrie,
    rarity: "rare",
    abilities: [skill([resources(2), restThis], negate, ["defender"])],
  }),
  unit("Gryphon Rider", [4, 4, 3], {
    ...bird,
    abilities: [on(["on-enter-from-hand"], bounce(costing(ENEMY_UNIT, 2)))],
  }),
  unit("Ember-Winged Novice", [3, 2, 2], {
    ...bird,
    rarity: "rare",
    abilities: [
      {
        kind: "replace",
        change: "ko",
        card: "this",
        may: true,
        effect: toHand("this"),
      },
    ],
  }),
  unit("Drillmaster", [3, 3, 3], {
    ...knight,
    abilities: [whenever({ on: "heal", by: "you" }, gains("this", 1))],
  }),
  unit("Dawn Sentinel", [5, 4, 5], { ...valkyrie, power: 2, keywords: [kw("guard")] }),
  unit("Sunlit Champion", [5, 5, 4], { ...knight, rarity: "rare", power: 2, keywords: [kw("initiative")] }),
  unit("Sister of the Second Bell", [4, 3, 4], {
    ...valkyrie,
    abilities: [slays(seq(ready("this"), draw(1)))],
    rarity: "epic",
  }),
  unit("Lance of the Choir", [3, 2, 3], {
    ...valkyrie,
    abilities: [
      aura("this", "atk", 1, exists(own("knight"))),
      aura("this", "health", 1, exists(other("valkyrie"))),
    ],
  }),
  unit("Field Chaplain", [2, 1, 3], {
    ...mage,
    abilities: [on(["end-of-combat", "once-per-round"], heal(1))],
  }),
  unit("Thessaly, First Feather", [6, 5, 5], {
    ...valkyrie,
    rarity: "legendary",
    power: 2,
    unique: "thessaly",
    keywords: [kw("guard", 2)],
    abilities: [on(["on-attack"], target({ ...OWN_UNIT, being: "resting", not: "this" }, ready("target")))],
  }),
];
