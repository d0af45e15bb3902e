import type { Catalogue } from "../../catalogue";
import { cards } from "./cards";
import { table } from "./table";

/** All that Battle Cores says in English. */
export const battleCores: Catalogue = { ...cards, ...table };
