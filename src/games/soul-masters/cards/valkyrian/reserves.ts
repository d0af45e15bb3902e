import { kw } from "../card";
import {
  ATTACKER,
  aura,
  each,
  gains,
  heal,
  OWN_UNIT,
  own,
  prevent,
  resources,
  seq,
  skill,
  target,
} from "../parts";
import { seriesOf } from "../series";

const { reserve } = seriesOf("valkyrian");

export const reserves = [
  reserve("weapon", "Lance of the Last Mile", 2, {
    abilities: [
      aura(ATTACKER, "kw-piercing", 1),
      skill([resources(1)], target(ATTACKER, gains("target", 1, "atk", "combat")), ["once-per-round"]),
    ],
  }),
  reserve("armor", "Feathered Cuirass", 2, {
    abilities: [skill([resources(1)], prevent(2), ["once-per-round"])],
  }),
  reserve("battlefield", "The Shining Stair", 2, {
    abilities: [aura(own("valkyrie"), "health", 1), aura(own("knight"), "health", 1)],
  }),
  reserve("feat", "Wall of Wings", 1, {
    keywords: [kw("blink")],
    effect: seq(each(OWN_UNIT, gains("it", 2, "health")), heal(2)),
  }),
];
