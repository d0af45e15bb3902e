import type { KeysUnder } from "../../text/catalogue";
import type { Mat } from "../mat";
import type { English } from "./messages";

const STEPS = ["start", "core", "draw", "refresh", "main", "attack", "end"] as const;

const key = (name: KeysUnder<English, "battle-spirits-saga", never>) => ({
  key: `battle-spirits-saga.${name}`,
});

/** Two rows for each player, spirits before nexuses, and where their cores lie. */
export const mat: Mat = {
  zones: [
    { zone: "spirits", area: "field", label: key("zone.spirits"), browse: false },
    { zone: "nexuses", area: "slot", label: key("zone.nexuses"), browse: false },
    { zone: "burst", area: "slot", label: key("zone.burst"), browse: false },
    { zone: "used", area: "played", label: key("zone.used"), browse: false },
    { zone: "hand", area: "hand", label: key("zone.hand"), browse: false },
    { zone: "deck", area: "pile", label: key("zone.deck"), browse: false },
    { zone: "trash", area: "pile", label: key("zone.trash"), browse: true },
  ],
  steps: STEPS.map((step) => ({ step, label: key(`step.${step}`) })),
  cardStats: [
    { stat: "cost", place: "top-left", label: key("stat.cost") },
    { stat: "level", place: "bottom-left", label: key("stat.level"), sign: "LV" },
    { stat: "bp", place: "bottom-right", label: key("stat.bp") },
    { stat: "symbols", place: "top-right", label: key("stat.symbols"), sign: "◆" },
  ],
  counters: [
    { counter: "core", zone: "life", label: key("counter.life"), pips: true },
    { counter: "core", zone: "reserve", label: key("counter.reserve"), pips: true },
    { counter: "soul", zone: "reserve", label: key("counter.reserve.soul"), short: key("counter.soul") },
    { counter: "core", zone: "trash", label: key("counter.trash"), short: key("zone.trash") },
    { counter: "soul", zone: "trash", label: key("counter.trash.soul") },
  ],
  cardCounters: [
    { counter: "core", label: key("counter.core"), pips: true },
    { counter: "soul", label: key("counter.soul") },
  ],
  cues: { attack: "aim", clash: "strike", strike: "strike" },
};
