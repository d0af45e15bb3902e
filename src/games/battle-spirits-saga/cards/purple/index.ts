import type { SagaCard } from "../card";
import { purpleMagic } from "./magic";
import { purpleNexuses } from "./nexuses";
import { purpleSpirits } from "./spirits";

/** Purple takes cores off cards, discards, and brings spirits back from the trash. */
export const purple: readonly SagaCard[] = [...purpleSpirits, ...purpleNexuses, ...purpleMagic];
