import type { Catalogue } from "../catalogue";
import { kernel } from "./kernel";
import { language } from "./language";
import { deckLists } from "./ui/deck-lists";
import { guide } from "./ui/guide";
import { home } from "./ui/home";
import { licence } from "./ui/licence";
import { memory } from "./ui/memory";
import { screens } from "./ui/screens";
import { series } from "./ui/series";
import { settings } from "./ui/settings";
import { setup } from "./ui/setup";
import { shared } from "./ui/shared";
import { store } from "./ui/store";
import { table } from "./ui/table";

/** The messages of every game. Games and the deck room add their own (`addTranslations`); missing ones are in English. */
export const german: Catalogue = {
  ...screens,
  ...home,
  ...licence,
  ...store,
  ...table,
  ...memory,
  ...settings,
  ...series,
  ...setup,
  ...deckLists,
  ...guide,
  ...shared,
  ...kernel,
  ...language,
};
