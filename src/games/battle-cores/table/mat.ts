import type { KeysUnder } from "../../../text/catalogue";
import type { Mat, MatStep } from "../../mat";
import { START_HP } from "../rules/damage";
import type { English } from "./messages";

/** A label. The table adds the count if its text has one. */
const key = (name: KeysUnder<English, "battle-cores", "count">) => ({ key: `battle-cores.${name}` });

/** A step with its name, what can be done in it, and its clause. */
const step = (name: KeysUnder<English, "battle-cores.step-help", never>, rule: string): MatStep => ({
  step: name,
  label: key(`step.${name}`),
  help: key(`step-help.${name}`),
  rule,
});

/**
 * The arena: for each player a row of Monsters with their Items, Fields, a Gear slot, two decks and two
 * Ground Zones. It shows the phase and all Points (BC 2.17), and on cards the Armor and Durability that are left
 * (BC 4.27, 7.27), the Survival (BC 11.13.6) and the Counters (BC 11.22.4).
 */
export const mat: Mat = {
  zones: [
    { zone: "monsters", area: "field", label: key("zone.monsters"), browse: false },
    { zone: "items", area: "attached", label: key("zone.items"), browse: false },
    { zone: "gear", area: "slot", label: key("zone.gear"), browse: false },
    { zone: "fields", area: "slot", label: key("zone.fields"), browse: false },
    { zone: "played", area: "played", label: key("zone.played"), browse: false },
    { zone: "hand", area: "hand", label: key("zone.hand"), browse: false },
    { zone: "deck", area: "pile", label: key("zone.deck"), browse: false },
    { zone: "legends", area: "pile", label: key("zone.legends"), browse: true },
    { zone: "ground", area: "pile", label: key("zone.ground"), browse: true },
    { zone: "legend-ground", area: "pile", label: key("zone.legend-ground"), browse: true },
  ],
  phases: [
    { label: key("step.start"), steps: [step("start", "BC 2.1")] },
    { label: key("step.main"), steps: [step("main", "BC 3.1")] },
    { label: key("step.battle"), steps: [step("battle", "BC 4.1")] },
    { label: key("step.end"), steps: [step("end", "BC 5.1")] },
  ],
  outsideSteps: [step("mulligan", "BC 1.11")],
  cardStats: [
    { stat: "price", place: "top-left", label: key("stat.price") },
    { stat: "armor", place: "bottom-left", label: key("stat.armor"), lessCounter: "damage" },
    { stat: "durability", place: "bottom-left", label: key("stat.durability"), lessCounter: "wear" },
    { stat: "power", place: "bottom-right", label: key("stat.power") },
    { stat: "kw-speed", place: "top-right", label: key("speed-left"), lessCounter: "by-speed", sign: "»" },
    { stat: "kw-survival", place: "left", label: key("survival-left"), lessCounter: "survived", sign: "†" },
  ],
  counters: [
    { counter: "hp", label: key("counter.hp"), full: START_HP },
    { counter: "points", label: key("counter.points"), pips: true },
  ],
  cardCounters: [{ counter: "counters", label: key("counter.counters") }],
  cues: {
    attack: ["aim"],
    block: ["block"],
    damage: ["strike"],
    "strike-back": ["strike"],
    "no-damage": ["strike", "negate"],
    survive: ["shield"],
    burn: ["burn"],
    "burn-card": ["burn"],
    victory: ["rise"],
    ability: ["spark"],
  },
};
