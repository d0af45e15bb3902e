import {
  DEAD_UNIT,
  draw,
  prevent,
  pump,
  resources,
  restThis,
  sacrificing,
  seq,
  skill,
  target,
  toHand,
  tokens,
} from "../parts";
import { seriesOf } from "../series";

const { reserve } = seriesOf("necromancer");

export const reserves = [
  reserve("weapon", "Scythe of Quiet Fields", 1, {
    abilities: [skill([sacrificing({ type: "unit" })], pump(3), ["once-per-round"])],
  }),
  reserve("armor", "Shroud of Names", 1, {
    abilities: [skill([sacrificing({ type: "unit" })], prevent(4), ["once-per-round"])],
  }),
  reserve("battlefield", "Field of Cairns", 2, {
    abilities: [skill([resources(1), restThis], target(DEAD_UNIT, toHand("target")), ["your-turn"])],
  }),
  reserve("feat", "Night of Open Graves", 2, { effect: seq(tokens(2), draw(1)) }),
];
