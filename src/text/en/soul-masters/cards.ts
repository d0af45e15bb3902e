import type { CardCatalogue } from "../../catalogue";

/** Card text of Soul Masters. */
export const cards = {} as const satisfies CardCatalogue;
