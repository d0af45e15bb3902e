import type { SagaCard } from "../card";
import { greenMagic } from "./magic";
import { greenNexuses } from "./nexuses";
import { greenSpirits } from "./spirits";

/** Green gains cores, exhausts spirits, makes tokens and summons during battles. */
export const green: readonly SagaCard[] = [...greenSpirits, ...greenNexuses, ...greenMagic];
