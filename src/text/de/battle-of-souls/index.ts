import type { Catalogue } from "../../catalogue";
import { decks } from "./decks";
import { lessons } from "./lessons";
import { table } from "./table";

/** The German table, lesson and deck messages of Battle of Souls. Its card text is in English. */
export const messages: Catalogue = { ...table, ...lessons, ...decks };
