import type { SagaCard } from "../card";
import { multicolourMagic } from "./magic";
import { multicolourNexuses } from "./nexuses";
import { multicolourSpirits } from "./spirits";

/** Cards of several colours, most of them with a symbol that counts as either. */
export const multicolour: readonly SagaCard[] = [
  ...multicolourSpirits,
  ...multicolourNexuses,
  ...multicolourMagic,
];
