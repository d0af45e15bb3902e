import type { Catalogue } from "../../catalogue";
import { lessons } from "./lessons";
import { names } from "./names";
import { phrases } from "./phrases";

/** All that D20 Warriors says in German. */
export const d20Warriors: Catalogue = { ...phrases, ...lessons, ...names };
