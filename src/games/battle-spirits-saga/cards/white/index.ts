import type { SagaCard } from "../card";
import { whiteMagic } from "./magic";
import { whiteNexuses } from "./nexuses";
import { whiteSpirits } from "./spirits";

/** White blocks, returns cards to the hand, uses Armor and protects its own cards. */
export const white: readonly SagaCard[] = [...whiteSpirits, ...whiteNexuses, ...whiteMagic];
