import type { Catalogue } from "../../catalogue";
import { lessons } from "./lessons";
import { phrases } from "./phrases";

/** All that D20 Warriors says in English. */
export const d20Warriors: Catalogue = { ...phrases, ...lessons };
