import type { Catalogue } from "../../catalogue";
import { lessons } from "./lessons";
import { table } from "./table";

/** What the table and the lesson of Battle of Souls say in German; its cards are described in English. */
export const messages: Catalogue = { ...table, ...lessons };
