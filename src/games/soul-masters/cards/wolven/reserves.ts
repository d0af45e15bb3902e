import { kw } from "../card";
import {
  aura,
  each,
  exists,
  OWN_UNIT,
  own,
  prevent,
  pump,
  ready,
  resources,
  restThis,
  skill,
} from "../parts";
import { seriesOf } from "../series";

const { reserve } = seriesOf("wolven");

export const reserves = [
  reserve("weapon", "Claw of the First Winter", 1, {
    abilities: [skill([resources(1)], pump(2), ["once-per-round"])],
  }),
  reserve("armor", "Hide of the Old Bear", 2, {
    abilities: [aura(OWN_UNIT, "health", 1, exists(own("wolf"), 3)), skill([restThis], prevent(1))],
  }),
  reserve("battlefield", "Howling Ridge", 2, {
    abilities: [aura({ ...own("wolf"), being: "attacking" }, "atk", 1)],
  }),
  reserve("feat", "The Great Hunt", 3, {
    keywords: [kw("blink")],
    effect: each({ ...OWN_UNIT, being: "resting" }, ready("it")),
  }),
];
