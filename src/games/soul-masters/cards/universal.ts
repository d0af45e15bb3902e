import { adds, word } from "../../../language/build";
import { ability, core, kw, reserve, type SoulCard, spell, unit } from "./card";
import { damage, draw, ENEMY, ENEMY_UNIT, energy, OWN_UNIT, on, restThis, skill, target } from "./parts";

const faction = "universal" as const;
const mercenary = "mercenary" as const;

/** Cards that every faction may use. */
export const universal: readonly SoulCard[] = [
  ability({
    number: 61,
    name: "Dampening Ward",
    faction,
    cost: 1,
    power: 2,
    effect: word("prevent", { n: 3 }),
  }),
  ability({
    number: 62,
    name: "Unravel",
    faction,
    rarity: "uncommon",
    cost: 2,
    power: 1,
    effect: target({ zone: "stack", type: "spell" }, word("counter", { card: "target" })),
  }),
  spell({
    number: 63,
    name: "Field Study",
    faction,
    cost: 2,
    power: 1,
    effect: draw(2),
    abilities: [skill([energy(3)], draw(1), ["in-hand", "once-per-round"])],
  }),
  ability({
    number: 64,
    name: "Numbing Frost",
    faction,
    cost: 1,
    power: 1,
    effect: target({ ...ENEMY_UNIT, being: "resting" }, word("shock", { card: "target" })),
  }),
  core({ number: 65, name: "Plain Core", faction, power: 2 }),
  unit({ number: 66, name: "Sellsword", faction: mercenary, cost: 2, atk: 3, health: 2, power: 1 }),
  unit({
    number: 67,
    name: "Bounty Seeker",
    faction: mercenary,
    cost: 3,
    atk: 3,
    health: 3,
    power: 1,
    abilities: [{ kind: "trigger", when: { on: "slay", card: "this" }, effect: draw(1) }],
  }),
  unit({
    number: 68,
    name: "Seraph of the Ninth Gate",
    faction: "celestial",
    rarity: "celestial",
    cost: 6,
    atk: 5,
    health: 5,
    power: 3,
    attributes: ["guardian"],
    abilities: [on(["on-ko"], word("heal", { n: 3 }))],
  }),
  reserve("weapon", {
    number: 71,
    name: "Wyrmtooth Spear",
    faction,
    cost: 1,
    abilities: [skill([restThis], target(ENEMY, damage("target", 1)))],
  }),
  reserve("weapon", {
    number: 72,
    name: "Banner of Iron",
    faction,
    cost: 2,
    abilities: [
      { kind: "standing", cards: { ...OWN_UNIT, being: "attacking" }, stats: ["atk"], op: "add", amount: 1 },
    ],
  }),
  reserve("armor", {
    number: 73,
    name: "Runed Aegis",
    faction,
    cost: 1,
    abilities: [skill([restThis], word("prevent", { n: 1 }))],
  }),
  reserve("armor", {
    number: 74,
    name: "Mantle of Mercy",
    faction,
    cost: 2,
    abilities: [on(["on-upkeep"], word("heal", { n: 1 }))],
  }),
  reserve("battlefield", {
    number: 75,
    name: "Crystal Span",
    faction,
    cost: 1,
    abilities: [skill([restThis], word("add-energy", { n: 1 }))],
  }),
  reserve("battlefield", {
    number: 76,
    name: "Warren of Echoes",
    faction,
    cost: 2,
    abilities: [skill([energy(2), restThis], draw(1), ["your-turn"])],
  }),
  reserve("feat", {
    number: 77,
    name: "Decisive Hour",
    faction,
    cost: 2,
    effect: target(ENEMY_UNIT, word("ko", { card: "target" })),
  }),
  reserve("feat", {
    number: 78,
    name: "Rallying Cry",
    faction,
    cost: 1,
    keywords: [kw("blink")],
    effect: { do: "each", from: OWN_UNIT, effect: adds(["atk"], "it", 1, "turn") },
  }),
];
