import type { Catalogue } from "../../catalogue";
import { cards } from "./cards";
import { lessons } from "./lessons";
import { names } from "./names";
import { table } from "./table";

export const messages: Catalogue = { ...table, ...lessons, ...cards, ...names };
