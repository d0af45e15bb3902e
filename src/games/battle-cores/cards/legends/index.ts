import { BASTION_LEGENDS } from "./bastion";
import { DAWN_LEGENDS } from "./dawn";
import { EMBER_LEGENDS } from "./ember";
import { GROVE_LEGENDS } from "./grove";
import { NIGHTFALL_LEGENDS } from "./nightfall";
import { TIDE_LEGENDS } from "./tides";
import { WANDERER_LEGENDS } from "./wanderers";

/** Every Legend, in number order. */
export const LEGENDS = [
  ...EMBER_LEGENDS,
  ...GROVE_LEGENDS,
  ...BASTION_LEGENDS,
  ...NIGHTFALL_LEGENDS,
  ...TIDE_LEGENDS,
  ...DAWN_LEGENDS,
  ...WANDERER_LEGENDS,
];
