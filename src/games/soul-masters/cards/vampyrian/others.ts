import { seq, word } from "../../../../language/build";
import { kw } from "../card";
import {
  ATTACKER,
  aura,
  discards,
  draw,
  ENEMY_ATTACKER,
  ENEMY_UNIT,
  energy,
  FADES,
  gains,
  generate,
  heal,
  hit,
  loses,
  modes,
  OWN_UNIT,
  on,
  paying,
  prevent,
  RESOURCES_HELD,
  resources,
  rest,
  restThis,
  skill,
  strike,
  target,
  trap,
  weaken,
} from "../parts";
import { seriesOf } from "../series";

const { ability, animated, core, golem, hex, spell } = seriesOf("vampyrian");

export const others = [
  spell("Exsanguinate", 3, seq(strike(3), heal(2)), { power: 2 }),
  spell("Blood Price", 1, seq(loses(2, "you"), draw(2))),
  spell("Night Terrors", 2, discards(2, true), { rarity: "uncommon" }),
  spell("Crimson Feast", 3, hit(RESOURCES_HELD(5)), { rarity: "rare", power: 2 }),
  spell("Dark Ransom", 2, modes(discards(1), paying([resources(2)], strike(4)))),
  spell("Tithe of Veins", 1, seq(loses(1, "you"), generate(2))),
  hex("Sleepless Dark", 3, [aura(OWN_UNIT, "kw-stealth", 1), aura(OWN_UNIT, "atk", 1), FADES], {
    rarity: "rare",
  }),
  animated("Crimson Mist", [2, 2, 1], { capacity: 0, keywords: [kw("stealth"), kw("resistance")] }),
  ability("Veil of Bats", 1, seq(prevent(2), heal(1)), { power: 2 }),
  ability("Compel", 2, target(ENEMY_UNIT, rest("target")), { rarity: "uncommon" }),
  ability("Bitter Vintage", 1, weaken(2), { power: 2 }),
  ability("Blood Frenzy", 1, seq(target(ATTACKER, gains("target", 3, "atk", "combat")), heal(1))),
  ability("Hush the Choir", 2, word("counter-skill"), { rarity: "uncommon" }),
  ability("Open Vein", 2, seq(hit(2), heal(1)), { power: 2 }),
  ability("Nightfall Snare", 2, strike(2), {
    abilities: [trap([energy(2)], target(ENEMY_ATTACKER, word("null", { card: "target", until: "turn" })))],
    rarity: "rare",
  }),
  spell("The Countess Dines", 3, seq(strike(3), generate(2)), { only: "Ilvane, Crimson Countess", power: 2 }),
  core("Chalice Core", [skill([restThis], heal(1))]),
  core("Bleeding Core", [skill([energy(1), restThis], loses(1), ["your-turn"])]),
  core("Velvet Core", [skill([restThis], weaken(1))]),
  golem("Blood Golem", [3, 3, 4], { keywords: [kw("phase")], abilities: [on(["on-phase-in"], heal(1))] }),
];
