import { kw } from "../card";
import {
  choose,
  damage,
  draw,
  ENEMY_ATTACKER,
  ENEMY_UNIT,
  each,
  energy,
  gains,
  heal,
  mayPay,
  modes,
  OWN_UNIT,
  on,
  prevent,
  pump,
  resources,
  restThis,
  seq,
  shock,
  skill,
  target,
  trap,
  weaken,
  word,
} from "../parts";
import { seriesOf } from "../series";

const { ability, animated, core, golem, spell, unit } = seriesOf("universal");
const human = { attributes: ["human"] } as const;
const stored = (card: string) => word("place-energy", { card, rested: true });

export const universal = [
  ability("Dampening Ward", 1, prevent(3), { power: 2 }),
  ability("Unravel", 2, target({ zone: "stack", type: "spell" }, word("counter", { card: "target" })), {
    rarity: "uncommon",
  }),
  spell("Field Study", 2, draw(2), {
    abilities: [skill([energy(3)], draw(1), ["in-hand", "once-per-round"])],
  }),
  ability("Numbing Frost", 1, target({ ...ENEMY_UNIT, being: "resting" }, shock("target"))),
  core("Plain Core", [], { power: 2 }),
  unit("Road Pilgrim", [1, 1, 2], { ...human, power: 2 }),
  unit("Watchtower Recruit", [2, 2, 2], { ...human, power: 2 }),
  unit("Wandering Scholar", [3, 1, 3], {
    attributes: ["scholar"],
    abilities: [on(["on-enter-from-hand"], draw(1))],
  }),
  unit("Gate Colossus", [5, 4, 6], { attributes: ["golem"], power: 2, keywords: [kw("heavy")] }),
  unit("Rift Marshal", [5, 3, 5], {
    attributes: ["knight"],
    rarity: "rare",
    power: 2,
    keywords: [kw("phase"), kw("master-phaser")],
  }),
  spell("Field Cache", 2, stored("deck-top"), { rarity: "uncommon" }),
  spell(
    "Change of Plans",
    1,
    seq(choose({ zone: "hand", of: "you" }, stored("it"), { upTo: true }), draw(1)),
  ),
  spell("Chart the Stars", 1, seq({ do: "arrange", count: 3 }, draw(1))),
  spell("Break the Ground", 5, each({ type: "unit" }, damage("it", 3)), { rarity: "rare", power: 2 }),
  animated("Stray Lightning", [3, 3, 1], { capacity: 0, keywords: [kw("haste"), kw("resistance")] }),
  ability("Steel Yourself", 1, target(OWN_UNIT, gains("target", 3, "health")), { power: 2 }),
  ability("Step Aside", 1, target(OWN_UNIT, word("null", { card: "target", until: "turn" })), { power: 2 }),
  ability("Echo Back", 2, target({ zone: "stack", type: "ability" }, word("counter", { card: "target" })), {
    rarity: "uncommon",
  }),
  ability("Lost for Words", 2, word("counter-skill"), { power: 2 }),
  ability("Opening", 1, modes(pump(2), weaken(2)), { power: 2 }),
  ability("Hidden Ditch", 1, weaken(2), {
    abilities: [trap([energy(2)], target(ENEMY_ATTACKER, word("destroy", { card: "target" })))],
    rarity: "rare",
  }),
  core("Signal Core", [skill([energy(2), restThis], draw(1), ["your-turn"])], { rarity: "uncommon" }),
  core("Watch Core", [trap([energy(1)], prevent(2))]),
  core("Prayer Core", [on(["on-upkeep"], mayPay([energy(1)], heal(1)))]),
  core("Drum Core", [on(["end-of-combat", "your-turn", "once-per-round"], mayPay([energy(1)], draw(1)))], {
    rarity: "uncommon",
  }),
  core("Hammer Core", [skill([resources(1), restThis], pump(2))]),
  golem("Clockwork Golem", [3, 2, 4], { rarity: "uncommon", keywords: [kw("phase"), kw("taunt")] }),
];
