import { kw } from "../card";
import {
  aura,
  choose,
  costing,
  costs,
  DEAD_UNIT,
  discards,
  draw,
  energy,
  exists,
  generate,
  heal,
  loses,
  mill,
  OWN_UNIT,
  on,
  own,
  put,
  resources,
  restThis,
  sacrificing,
  skill,
  slays,
  strike,
  sweep,
  target,
  toHand,
  token,
  tokens,
  whenever,
  word,
} from "../parts";
import { seriesOf } from "../series";

const { unit } = seriesOf("necromancer");
const undead = { attributes: ["undead"] } as const;
const spirit = { attributes: ["spirit"] } as const;
const mage = { attributes: ["mage"] } as const;
const beast = { attributes: ["beast"] } as const;

export const units = [
  unit("Grave Rat", [1, 1, 1], { ...beast, power: 2, abilities: [on(["on-ko"], generate(1))] }),
  unit("Rattling Page", [1, 3, 1], { ...undead, keywords: [kw("fragile")] }),
  unit("Bone Picket", [1, 1, 2], { ...undead, power: 2, keywords: [kw("intercept")] }),
  unit("Crypt Sweeper", [2, 2, 3], { ...undead, power: 2, abilities: [on(["on-enter-from-hand"], mill(3))] }),
  unit("Tomb Acolyte", [2, 1, 3], {
    ...mage,
    rarity: "uncommon",
    abilities: [skill([restThis, sacrificing({ type: "unit" })], draw(2))],
  }),
  unit("Corpse Stitcher", [3, 2, 3], { ...mage, power: 2, abilities: [on(["on-enter-from-hand"], token)] }),
  unit("Marrow Archer", [2, 2, 2], {
    attributes: ["archer", "undead"],
    abilities: [skill([restThis], strike(1))],
  }),
  unit("Pallbearer", [3, 3, 3], {
    ...undead,
    power: 2,
    abilities: [
      on(["on-ko"], choose({ ...costing(DEAD_UNIT, 2), not: "this" }, toHand("it"), { upTo: true })),
    ],
  }),
  unit("Wight Lancer", [3, 3, 2], { ...undead, power: 2, keywords: [kw("ravage")] }),
  unit("Barrow Shade", [2, 2, 2], { ...spirit, keywords: [kw("stealth")] }),
  unit("Shambling Wall", [2, 1, 4], { ...undead, capacity: 0, keywords: [kw("taunt"), kw("heavy")] }),
  unit("Plague Herald", [3, 3, 3], { ...undead, abilities: [on(["on-ko", "once-per-round"], sweep(1))] }),
  unit("Carrion Hound", [2, 3, 2], { ...beast, capacity: 0, keywords: [kw("haste")] }),
  unit("Ghoul Butcher", [4, 4, 3], { ...undead, keywords: [kw("ravage")], abilities: [slays(generate(1))] }),
  unit("Mourning Bride", [3, 2, 4], {
    ...spirit,
    rarity: "rare",
    power: 2,
    abilities: [whenever({ on: "ko", card: OWN_UNIT }, heal(1))],
  }),
  unit("Revenant Squire", [2, 3, 2], {
    ...undead,
    power: 2,
    abilities: [skill([energy(2)], toHand("this"), ["in-discard", "your-turn"])],
  }),
  unit("Dirge Singer", [2, 1, 3], {
    ...spirit,
    rarity: "uncommon",
    abilities: [aura(own("skeleton"), "atk", 1)],
  }),
  unit("Soul Usurer", [2, 1, 3], {
    ...mage,
    rarity: "rare",
    abilities: [whenever({ on: "sacrifice", card: OWN_UNIT }, generate(1))],
  }),
  unit("Flesh Collector", [3, 3, 3], {
    ...undead,
    rarity: "rare",
    abilities: [
      on(["on-attack"], choose(DEAD_UNIT, word("attach", { card: "it", to: "this" }), { upTo: true })),
      aura("this", "atk", { word: "attached", args: { card: "this" }, max: 3 }),
    ],
  }),
  unit("Gravespade Digger", [2, 2, 2], {
    attributes: ["human"],
    abilities: [on(["on-attack"], word("place-energy", { card: "deck-top", rested: true }))],
    rarity: "rare",
  }),
  unit("Whisper of the Drowned", [3, 2, 2], { ...spirit, abilities: [on(["on-ko"], discards(1))] }),
  unit("Barrow Knight", [4, 3, 5], { attributes: ["undead", "knight"], power: 2, keywords: [kw("guard")] }),
  unit("Lich of the Ninth Shelf", [5, 4, 5], {
    attributes: ["undead", "mage"],
    rarity: "epic",
    power: 2,
    abilities: [
      skill([resources(2)], target(costing(DEAD_UNIT, 3), put("target")), ["your-turn", "once-per-round"]),
    ],
  }),
  unit("Bone Colossus", [6, 5, 6], {
    attributes: ["undead", "golem"],
    rarity: "rare",
    power: 2,
    keywords: [kw("heavy")],
    abilities: [costs(-2, exists(own("skeleton"), 2))],
  }),
  unit("Restless Bones", [3, 3, 2], {
    attributes: ["undead", "skeleton"],
    abilities: [skill([sacrificing({ type: "unit" })], put("this"), ["in-hand", "your-turn"])],
  }),
  unit("Sable, the Last Widow", [5, 5, 5], {
    ...undead,
    rarity: "legendary",
    power: 2,
    unique: "sable",
    abilities: [on(["on-enter-from-hand"], tokens(2)), whenever({ on: "ko", card: OWN_UNIT }, loses(1), 1)],
  }),
];
