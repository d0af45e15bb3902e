import { kw } from "../card";
import {
  ATTACKER,
  aura,
  choose,
  draw,
  ENEMY_UNIT,
  each,
  energy,
  gains,
  generate,
  heal,
  hit,
  koTarget,
  negate,
  OWN_UNIT,
  on,
  prevent,
  restThis,
  seq,
  skill,
  strike,
  target,
  whenever,
  word,
} from "../parts";
import { seriesOf } from "../series";

const { reserve } = seriesOf("universal");
const GEAR = { zone: "equipment", of: "opponent" } as const;

export const reserves = [
  reserve("weapon", "Wyrmtooth Spear", 1, { abilities: [skill([restThis], hit(1))] }),
  reserve("weapon", "Banner of Iron", 2, { abilities: [aura(ATTACKER, "atk", 1)] }),
  reserve("weapon", "Sundering Maul", 1, { abilities: [aura(ATTACKER, "kw-piercing", 1)] }),
  reserve("weapon", "Quarrel Thrower", 1, { abilities: [skill([energy(1), restThis], strike(2))] }),
  reserve("armor", "Runed Aegis", 1, { abilities: [skill([restThis], prevent(1))] }),
  reserve("armor", "Mantle of Mercy", 2, { abilities: [on(["on-upkeep"], heal(1))] }),
  reserve("armor", "Iron Pavise", 2, { abilities: [aura({ ...OWN_UNIT, being: "resting" }, "health", 1)] }),
  reserve("armor", "Siege Plate", 4, {
    abilities: [aura({ zone: "commander", of: "you", type: "commander" }, "kw-armor", 1)],
  }),
  reserve("battlefield", "Crystal Span", 1, { abilities: [skill([restThis], word("add-energy", { n: 1 }))] }),
  reserve("battlefield", "Warren of Echoes", 2, {
    abilities: [skill([energy(2), restThis], draw(1), ["your-turn"])],
  }),
  reserve("battlefield", "Parade Ground", 3, {
    abilities: [
      {
        kind: "standing-seats",
        seats: "you",
        stats: ["discount-unit"],
        op: "add",
        amount: 1,
      },
    ],
  }),
  reserve("battlefield", "Watch Hill", 2, {
    abilities: [skill([energy(2), restThis], negate, ["defender"])],
  }),
  reserve("battlefield", "Field of Crows", 1, {
    abilities: [whenever({ on: "ko", card: OWN_UNIT }, generate(1), 1)],
  }),
  reserve("feat", "Decisive Hour", 3, { effect: koTarget(ENEMY_UNIT) }),
  reserve("feat", "Rallying Cry", 1, { keywords: [kw("blink")], effect: each(OWN_UNIT, gains("it", 1)) }),
  reserve("feat", "Fresh Supplies", 2, { effect: draw(2) }),
  reserve("feat", "Sunder Arms", 1, {
    effect: target({ ...GEAR, type: "weapon" }, word("remove", { card: "target" })),
  }),
  reserve("feat", "Disarming Truth", 1, {
    effect: seq(target({ ...GEAR, type: "armor" }, word("reforge", { card: "target" })), draw(1)),
  }),
  reserve("feat", "Sworn Remembrance", 2, {
    effect: choose(
      { zone: "discard", of: "you" },
      { do: "move", card: "it", to: "hand" },
      { count: 2, upTo: true },
    ),
  }),
];
