import type { KeysUnder } from "../../../text/catalogue";
import type { Mat, MatStep } from "../../mat";
import type { English } from "./messages";

const key = (name: KeysUnder<English, "soul-masters", never>) => ({ key: `soul-masters.${name}` });

/** A step with its name, what can be done in it, and its clause. */
const step = (name: KeysUnder<English, "soul-masters.step-help", never>, rule: string): MatStep => ({
  step: name,
  label: key(`step.${name}`),
  help: key(`step-help.${name}`),
  rule,
});

/** The zones of the book: the commander with its levels, two rows, the equipment, and the piles (SM 3.1 to SM 3.15). */
export const mat: Mat = {
  zones: [
    { zone: "battleground", area: "field", label: key("zone.battleground"), browse: false, places: 5 },
    { zone: "energy", area: "field", label: key("zone.energy"), browse: false, isSmall: true },
    { zone: "commander", area: "slot", label: key("zone.commander"), browse: false, isAttackTarget: true },
    { zone: "equipment", area: "slot", label: key("zone.equipment"), browse: false },
    { zone: "battlefield", area: "slot", label: key("zone.battlefield"), browse: false },
    { zone: "attached", area: "attached", label: key("zone.attached"), browse: false },
    { zone: "stack", area: "played", label: key("zone.stack"), browse: false },
    { zone: "hand", area: "hand", label: key("zone.hand"), browse: false },
    { zone: "nulled", area: "pile", label: key("zone.nulled"), browse: true, hiddenWhenEmpty: true },
    { zone: "levels", area: "pile", label: key("zone.levels"), browse: true },
    { zone: "resource-field", area: "pile", label: key("zone.resource-field"), browse: true },
    { zone: "resource-deck", area: "pile", label: key("zone.resource-deck"), browse: true },
    { zone: "reserve", area: "pile", label: key("zone.reserve"), browse: true },
    { zone: "deck", area: "pile", label: key("zone.deck"), browse: false },
    { zone: "discard", area: "pile", label: key("zone.discard"), browse: true },
    { zone: "removed", area: "pile", label: key("zone.removed"), browse: true, hiddenWhenEmpty: true },
  ],
  phases: [
    { label: key("phase.start"), steps: [step("upkeep", "SM 8.2"), step("draw", "SM 8.7")] },
    { label: key("step.main"), steps: [step("choose", "SM 8.10"), step("main", "SM 8.13")] },
    {
      label: key("phase.combat"),
      steps: [
        step("declare", "SM 12.14"),
        step("pre-defender", "SM 12.15"),
        step("defender", "SM 12.17"),
        step("post-defender", "SM 12.20"),
        step("damage", "SM 12.21"),
        step("end-of-combat", "SM 12.22"),
      ],
    },
    { label: key("phase.end"), steps: [step("end", "SM 8.16")] },
  ],
  outsideSteps: [step("mulligan", "SM 7.10")],
  cardStats: [
    { stat: "cost", place: "top-left", label: key("stat.cost") },
    { stat: "capacity", place: "top-right", label: key("stat.capacity"), sign: "◇" },
    { stat: "power", place: "left", label: key("stat.power"), sign: "▣" },
    { stat: "atk", place: "bottom-left", label: key("stat.atk") },
    {
      stat: "health",
      place: "bottom-right",
      label: key("stat.health"),
      left: { zone: "commander", counter: "hp" },
    },
  ],
  counters: [
    { counter: "hp", label: key("counter.hp"), full: { zone: "commander", stat: "health" } },
    { counter: "crystal", label: key("counter.crystal"), short: key("counter.crystal.short") },
  ],
  unmarkedActions: ["crystal"],
  cues: {
    attack: ["aim"],
    redirected: ["aim"],
    damage: ["damage"],
    "no-damage": ["strike", "shield"],
    shield: ["shield"],
    negated: ["negate"],
    countered: ["negate"],
    evolve: ["rise"],
    ability: ["spark"],
  },
};
