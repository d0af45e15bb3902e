import type { Catalogue } from "../../catalogue";
import { cards } from "./cards";
import { keywords } from "./keywords";
import { lessons } from "./lessons";
import { names } from "./names";
import { table } from "./table";
import { types } from "./types";

export const messages: Catalogue = { ...table, ...lessons, ...cards, ...keywords, ...types, ...names };
