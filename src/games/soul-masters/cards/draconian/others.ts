import { choose, is, seq, word } from "../../../../language/build";
import { kw } from "../card";
import {
  aura,
  costing,
  damage,
  draw,
  ENEMY_ATTACKER,
  ENEMY_UNIT,
  energy,
  FADES,
  generate,
  heal,
  hit,
  ko,
  modes,
  on,
  paying,
  prevent,
  pump,
  RESOURCES_HELD,
  resources,
  rest,
  restThis,
  sacrificing,
  skill,
  strike,
  sweep,
  target,
} from "../parts";
import { seriesOf } from "../series";

const { ability, animated, core, golem, hex, spell } = seriesOf("draconian");

export const others = [
  spell("Dragonfire", 3, hit(3), { power: 2 }),
  spell("Tithe of Scales", 1, generate(2)),
  hex("Smoldering Ground", 2, [aura(ENEMY_UNIT, "atk", -1), FADES], { rarity: "uncommon" }),
  spell("Rain of Cinders", 4, sweep(2), { rarity: "rare", power: 2 }),
  spell("Molten Tribute", 2, modes(hit(2), paying([resources(2)], strike(5)))),
  spell("Wyrmcall", 2, word("search", { from: { type: "unit", subtype: "dragon" } }), { rarity: "uncommon" }),
  spell("Kilnbreak", 3, target(costing(ENEMY_UNIT, 4), word("destroy", { card: "target" })), { power: 2 }),
  animated("Walking Pyre", [3, 3, 2], { capacity: 0, keywords: [kw("haste")] }),
  ability("Flare Up", 1, modes(pump(3), prevent(3)), { power: 2 }),
  ability("Searing Verdict", 2, seq(target(costing(ENEMY_UNIT, 2), ko("target")), heal(1)), {
    rarity: "rare",
    power: 2,
  }),
  ability(
    "Second Flight",
    2,
    choose({ zone: "energy", of: "you", being: "resting" }, word("ready", { card: "it" }), {
      count: 2,
      upTo: true,
    }),
    { abilities: [skill([energy(1)], heal(1), ["in-discard", "once-per-round"])] },
  ),
  ability("Scale Ward", 1, prevent(RESOURCES_HELD(4)), { power: 2 }),
  ability("Backdraft Roar", 2, hit(3, ENEMY_ATTACKER), { rarity: "uncommon" }),
  ability("Tail Lash", 2, target(ENEMY_UNIT, seq(damage("target", 1), rest("target")))),
  ability("Regent's Decree", 2, seq(strike(3), generate(1)), { only: "Vharaxes, Ember Regent", power: 2 }),
  core("Magma Core", [skill([restThis], pump(1))]),
  core("Hoard Core", [skill([sacrificing({ type: "unit" })], draw(1), ["once-per-round"])]),
  core("Caldera Core", [skill([energy(1), restThis], generate(1), ["your-turn"])], { rarity: "uncommon" }),
  core("Hearthstone Core", [
    on(["on-upkeep"], { do: "if", condition: is("hp-at-most", { n: 6 }), then: heal(1) }),
  ]),
  golem("Obsidian Golem", [4, 3, 5], { rarity: "uncommon", keywords: [kw("phase"), kw("armor")] }),
];
