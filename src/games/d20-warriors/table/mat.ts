import type { KeysUnder } from "../../../text/catalogue";
import type { Mat } from "../../mat";
import { DIRECTIONS } from "../rules/board";
import { type English, message } from "./messages";

const STEPS = ["draw", "act", "placement", "battle", "end"] as const;

const key = (name: KeysUnder<English, "d20-warriors", never>) => message(`d20-warriors.${name}`);

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
  steps: STEPS.map((step) => ({ step, label: key(`step.${step}`) })),
  cardStats: DIRECTIONS.map((stat) => ({ stat, place: stat, label: key(`stat.${stat}`) })),
  counters: [{ counter: "oops", label: key("counter.oops") }],
  cues: { attack: "aim", dice: "dice", "dice-changed": "dice", win: "verdict" },
};
