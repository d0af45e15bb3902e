import type { KeysUnder } from "../../../text/catalogue";
import type { Mat, MatStep } from "../../mat";
import { USED } from "../rules/activating";
import { GOAL_SP } from "../rules/sp";
import type { English } from "./messages";

const key = (name: KeysUnder<English, "battle-of-souls", never>) => ({ key: `battle-of-souls.${name}` });

/** A step with its name, what can be done in it, and its clause. */
const step = (name: KeysUnder<English, "battle-of-souls.step-help", never>, rule: string): MatStep => ({
  step: name,
  label: key(`step.${name}`),
  help: key(`step-help.${name}`),
  rule,
});

/** The rulebook's zones: fighters in front, set cards and the battlefield beside them, and the piles (BOS 2.25). */
export const mat: Mat = {
  zones: [
    {
      zone: "fighters",
      area: "field",
      label: key("zone.fighters"),
      browse: false,
      isAttackTarget: true,
      places: 5,
    },
    {
      zone: "battlefield",
      area: "slot",
      label: key("zone.battlefield"),
      browse: false,
      shared: { type: "battlefield" },
    },
    { zone: "equipment", area: "slot", label: key("zone.equipment"), browse: false },
    { zone: "tactics", area: "slot", label: key("zone.tactics"), browse: false },
    { zone: "hand", area: "hand", label: key("zone.hand"), browse: false },
    { zone: "deck", area: "pile", label: key("zone.deck"), browse: false },
    { zone: "discard", area: "pile", label: key("zone.discard"), browse: true },
    { zone: "removed", area: "pile", label: key("zone.removed"), browse: true, hiddenWhenEmpty: true },
  ],
  phases: [
    { label: key("phase.start"), steps: [step("draw", "BOS 10.3"), step("ready", "BOS 10.6")] },
    { label: key("step.main"), steps: [step("main", "BOS 10.10")] },
    {
      label: key("phase.battle"),
      steps: [
        step("start", "BOS 10.19"),
        step("battle", "BOS 10.20"),
        step("damage", "BOS 10.27"),
        step("end-step", "BOS 10.28"),
      ],
    },
    { label: key("step.main-2"), steps: [step("main-2", "BOS 10.36")] },
    { label: key("step.end"), steps: [step("end", "BOS 10.38")] },
  ],
  outsideSteps: [step("mulligan", "BOS 9.11")],
  cardStats: [
    { stat: "atk", place: "bottom-left", label: key("stat.atk"), counts: "upright" },
    { stat: "rst", place: "bottom-right", label: key("stat.rst"), counts: "rested" },
  ],
  // SP are the score, which is always shown. Between two players they only change sides (BOS 8.3).
  contested: { total: GOAL_SP },
  counters: [],
  // The links in order, with controller and targets (BOS 12.13).
  chain: { label: key("chain"), aims: "negate" },
  // Shown on their cards (BOS 1.11, BOS 13.11).
  cardCounters: [
    { counter: "kill", label: key("counter.kill"), tokens: true },
    { counter: "clock", label: key("counter.clock") },
    { counter: "spell", label: key("counter.spell") },
    ...USED.map((counter) => ({ counter, label: key(`counter.${counter}`) })),
  ],
  cues: { attack: ["aim"], stack: ["link"], negate: ["negate"], resolves: ["aim"], strike: ["strike"] },
  promotion: { event: "deployed", types: ["elite", "warlord", "legendary"] },
};
