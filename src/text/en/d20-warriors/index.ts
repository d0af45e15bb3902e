import type { Catalogue } from "../../catalogue";
import { cards } from "./cards";
import { lessons } from "./lessons";
import { table } from "./table";

/** What the table and the lessons say, apart from cards: every locale has it. */
export const ui = { ...table, ...lessons };

export { cards };

/** All that D20 Warriors says in English. */
export const messages: Catalogue = { ...ui, ...cards };
