import { lookupTable } from "../../../kernel";
import { aztec } from "./aztec";
import type { SoulsCard } from "./card";
import { fighters as egyptianFighters } from "./egyptian/fighters";
import { others as egyptianOthers } from "./egyptian/others";
import { fighters as mongolFighters } from "./mongol/fighters";
import { others as mongolOthers } from "./mongol/others";
import { neutral } from "./neutral";
import { fighters as norseFighters } from "./norse/fighters";
import { others as norseOthers } from "./norse/others";
import { fighters as romanFighters } from "./roman/fighters";
import { others as romanOthers } from "./roman/others";
import { samurai } from "./samurai";

export function poolOf(cards: readonly SoulsCard[]): Readonly<Record<string, SoulsCard>> {
  return lookupTable(Object.fromEntries(cards.map((card) => [card.name, card])));
}

/** The printed pool, with tokens. */
export const cards = poolOf([
  ...aztec,
  ...samurai,
  ...neutral,
  ...norseFighters,
  ...norseOthers,
  ...romanFighters,
  ...romanOthers,
  ...mongolFighters,
  ...mongolOthers,
  ...egyptianFighters,
  ...egyptianOthers,
]);
