import type { SagaCard } from "../card";
import { redMagic } from "./magic";
import { redNexuses } from "./nexuses";
import { redSpirits } from "./spirits";

/** Red destroys weak spirits, draws cards and wins battles by BP. */
export const red: readonly SagaCard[] = [...redSpirits, ...redNexuses, ...redMagic];
