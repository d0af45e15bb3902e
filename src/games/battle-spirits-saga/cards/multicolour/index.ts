import type { SagaCard } from "../card";
import { multicolourMagic } from "./magic";
import { multicolourNexuses } from "./nexuses";
import { multicolourSpirits } from "./spirits";

/** Multicolour cards; most have a symbol that counts as either colour. */
export const multicolour: readonly SagaCard[] = [
  ...multicolourSpirits,
  ...multicolourNexuses,
  ...multicolourMagic,
];
