import type { KeysUnder } from "../../../text/catalogue";
import type { Mat, MatStep } from "../../mat";
import { DIRECTIONS } from "../rules/board";
import { type English, message } from "./messages";

const key = (name: KeysUnder<English, "d20-warriors", never>) => message(`d20-warriors.${name}`);

/** A step with its name, what can be done in it, and its clause. */
const step = (name: KeysUnder<English, "d20-warriors.step-help", never>, rule: string): MatStep => ({
  step: name,
  label: key(`step.${name}`),
  help: key(`step-help.${name}`),
  rule,
});

/** The wooden board: one shared grid, and each player's deck, hand, discard pile and OOPS left (D20 11.3). */
export const mat: Mat = {
  zones: [
    { zone: "battlefield", area: "grid", label: key("zone.battlefield"), browse: false },
    { zone: "played", area: "played", label: key("zone.played"), browse: false },
    { zone: "hand", area: "hand", label: key("zone.hand"), browse: false },
    { zone: "deck", area: "pile", label: key("zone.deck"), browse: false },
    { zone: "discard", area: "pile", label: key("zone.discard"), browse: true },
    { zone: "pack", area: "hand", label: key("zone.pack"), browse: false, steps: ["draft"] },
    { zone: "picks", area: "pile", label: key("zone.picks"), browse: true, steps: ["draft"] },
  ],
  phases: [
    { label: key("step.draw"), steps: [step("draw", "D20 2.2")] },
    { label: key("step.act"), steps: [step("act", "D20 2.7"), step("placement", "D20 2.8")] },
    { label: key("step.battle"), steps: [step("battle", "D20 5.5")] },
    { label: key("step.end"), steps: [step("end", "D20 2.10")] },
  ],
  outsideSteps: [step("first-roll", "D20 1.9"), step("draft", "D20 9.1"), step("sudden-death", "D20 7.4")],
  cardStats: DIRECTIONS.map((stat) => ({ stat, place: stat, label: key(`stat.${stat}`) })),
  counters: [{ counter: "oops", label: key("counter.oops") }],
  cues: {
    attack: ["aim"],
    dice: ["dice"],
    "dice-changed": ["dice"],
    win: ["verdict", "strike"],
    "no-result": ["negate"],
    "flip-up": ["heal"],
    ability: ["spark"],
    remove: ["burn"],
  },
};
