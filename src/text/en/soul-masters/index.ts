import type { Catalogue } from "../../catalogue";
import { cards } from "./cards";
import { lessons } from "./lessons";
import { table } from "./table";

/** The table and lesson messages, without card text. Every locale has them. */
export const ui = { ...table, ...lessons };

export { cards };

export const messages: Catalogue = { ...ui, ...cards };
