import type { Catalogue } from "../catalogue";
import { comforts } from "./ui/comforts";
import { guide } from "./ui/guide";
import { screens } from "./ui/screens";
import { store } from "./ui/store";
import { table } from "./ui/table";

export const ui: Catalogue = { ...screens, ...store, ...table, ...guide, ...comforts };
