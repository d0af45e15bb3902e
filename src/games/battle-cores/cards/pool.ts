import type { BattleCard } from "./card";
import { ERRATA } from "./errata";
import { LEGENDS } from "./legends";
import { BASTION } from "./monsters/bastion";
import { DAWN } from "./monsters/dawn";
import { EMBER } from "./monsters/ember";
import { GROVE } from "./monsters/grove";
import { NIGHTFALL } from "./monsters/nightfall";
import { TIDES } from "./monsters/tides";
import { WANDERERS } from "./monsters/wanderers";
import { SUPPORTS } from "./supports";

/** Every printed card, in number order. */
export const POOL: readonly BattleCard[] = [
  ...EMBER,
  ...GROVE,
  ...BASTION,
  ...NIGHTFALL,
  ...TIDES,
  ...DAWN,
  ...WANDERERS,
  ...SUPPORTS,
  ...LEGENDS,
  ...ERRATA,
];
