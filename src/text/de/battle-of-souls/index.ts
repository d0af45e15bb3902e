import type { Catalogue } from "../../catalogue";
import { lessons } from "./lessons";
import { table } from "./table";

/** The German table and lesson messages of Battle of Souls. Its card text is in English. */
export const messages: Catalogue = { ...table, ...lessons };
