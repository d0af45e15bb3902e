import type { Catalogue } from "../../catalogue";
import { cards } from "./cards";
import { lessons } from "./lessons";
import { table } from "./table";

/** What the table and the lesson say, apart from cards: every locale has it. */
export const ui = { ...table, ...lessons };

export { cards };

/** All that Battle of Souls says in English. */
export const messages: Catalogue = { ...ui, ...cards };
