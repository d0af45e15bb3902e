import type { KeysUnder } from "../../../text/catalogue";
import type { Mat, MatStep } from "../../mat";
import type { English } from "./messages";

const key = (name: KeysUnder<English, "battle-spirits-saga", never>) => ({
  key: `battle-spirits-saga.${name}`,
});

/** A step with its name, what can be done in it, and its clause. */
const step = (name: KeysUnder<English, "battle-spirits-saga.step-help", never>, rule: string): MatStep => ({
  step: name,
  label: key(`step.${name}`),
  help: key(`step-help.${name}`),
  rule,
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
  phases: [
    {
      label: key("phase.start"),
      steps: [
        step("start", "BSS 6-2-2"),
        step("core", "BSS 6-3-2"),
        step("draw", "BSS 6-4-2"),
        step("refresh", "BSS 6-5-2"),
      ],
    },
    { label: key("step.main"), steps: [step("main", "BSS 6-6-1")] },
    { label: key("step.attack"), steps: [step("attack", "BSS 6-7-1")] },
    { label: key("step.end"), steps: [step("end", "BSS 6-8-1")] },
  ],
  outsideSteps: [step("mulligan", "BSS 5-2-7c")],
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
  cues: {
    attack: ["aim"],
    block: ["block"],
    burst: ["rise"],
    clash: ["strike"],
    strike: ["strike"],
    "life-lost": ["lose"],
    "life-gained": ["gain"],
  },
};
