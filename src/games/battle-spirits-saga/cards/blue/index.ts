import type { SagaCard } from "../card";
import { blueMagic } from "./magic";
import { blueNexuses } from "./nexuses";
import { blueSpirits } from "./spirits";

/** Blue washes the opponent's deck away and builds on its nexuses. */
export const blue: readonly SagaCard[] = [...blueSpirits, ...blueNexuses, ...blueMagic];
