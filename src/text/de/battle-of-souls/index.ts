import type { Catalogue } from "../../catalogue";
import { table } from "./table";

/** What the table of Battle of Souls says in German; its cards are described in English. */
export const messages: Catalogue = { ...table };
