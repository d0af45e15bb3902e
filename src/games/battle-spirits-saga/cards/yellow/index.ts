import type { SagaCard } from "../card";
import { yellowMagic } from "./magic";
import { yellowNexuses } from "./nexuses";
import { yellowSpirits } from "./spirits";

/** Yellow lowers BP, uses magic again and gains life. */
export const yellow: readonly SagaCard[] = [...yellowSpirits, ...yellowNexuses, ...yellowMagic];
