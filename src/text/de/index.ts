import type { Catalogue } from "../catalogue";
import { d20Names } from "./d20-names";
import { d20Warriors } from "./d20-warriors";
import { kernel } from "./kernel";
import { language } from "./language";
import { outcomes } from "./outcomes";
import { comforts } from "./ui/comforts";
import { guide } from "./ui/guide";
import { memory } from "./ui/memory";
import { screens } from "./ui/screens";
import { store } from "./ui/store";
import { table } from "./ui/table";

/** German. What a game does not have in German yet is said in English; see `languageOf`. */
export const german: Catalogue = {
  ...screens,
  ...store,
  ...table,
  ...memory,
  ...guide,
  ...comforts,
  ...kernel,
  ...language,
  ...outcomes,
  ...d20Warriors,
  ...d20Names,
};
