import type { SagaCard } from "../card";
import { whiteMagic } from "./magic";
import { whiteNexuses } from "./nexuses";
import { whiteSpirits } from "./spirits";

/** White blocks, returns cards to the hand, wears armour and keeps what it has. */
export const white: readonly SagaCard[] = [...whiteSpirits, ...whiteNexuses, ...whiteMagic];
