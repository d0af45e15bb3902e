import type { Catalogue } from "../../catalogue";
import { cards } from "./cards";
import { table } from "./table";

/** What the table says, apart from cards: every locale has it. */
export const ui = { ...table };

export { cards };

/** All that Battle of Souls says in English. */
export const messages: Catalogue = { ...ui, ...cards };
