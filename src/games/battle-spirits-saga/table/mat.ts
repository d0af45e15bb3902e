import type { KeysUnder } from "../../../text/catalogue";
import type { Mat } from "../../mat";
import type { English } from "./messages";

const STEPS = ["start", "core", "draw", "refresh", "main", "attack", "end"] as const;

const key = (name: KeysUnder<English, "battle-spirits-saga", never>) => ({
  key: `battle-spirits-saga.${name}`,
});

/** Two rows for each player, spirits before nexuses, and the zones that hold their cores. */
export const mat: Mat = {
  zones: [
    { zone: "spirits", area: "field", label: key("zone.spirits"), browse: false },
    { zone: "nexuses", area: "field", label: key("zone.nexuses"), browse: false },
    { zone: "burst", area: "slot", label: key("zone.burst"), browse: false },
    { zone: "used", area: "played", label: key("zone.used"), browse: false },
    { zone: "hand", area: "hand", label: key("zone.hand"), browse: false },
    { zone: "deck", area: "pile", label: key("zone.deck"), browse: false },
    { zone: "trash", area: "pile", label: key("zone.trash"), browse: true },
    { zone: "life", area: "pool", label: key("counter.life"), browse: false, isAttackTarget: true },
    { zone: "reserve", area: "pool", label: key("counter.reserve"), browse: false },
    { zone: "trash", area: "pool", label: key("counter.trash"), browse: false },
    { zone: "void", area: "pool", label: key("counter.void"), browse: false, endless: true },
  ],
  steps: STEPS.map((step) => ({ step, label: key(`step.${step}`) })),
  cardStats: [
    { stat: "cost", place: "top-left", label: key("stat.cost") },
    { stat: "level", place: "bottom-left", label: key("stat.level"), sign: "LV", inPlay: true },
    { stat: "bp", place: "bottom-right", label: key("stat.bp") },
    { stat: "symbols", place: "top-right", label: key("stat.symbols"), sign: "◆" },
  ],
  counters: [],
  cardCounters: [
    { counter: "core", label: key("counter.core") },
    { counter: "soul", label: key("counter.soul") },
  ],
  pieces: [
    { counter: "core", shape: "gem", label: { key: "battle-spirits-saga.piece.core" } },
    { counter: "soul", shape: "star", label: { key: "battle-spirits-saga.piece.soul" } },
  ],
  cues: { attack: "aim", clash: "strike", strike: "strike" },
};
