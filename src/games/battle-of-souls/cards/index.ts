import { lookupTable } from "../../../kernel";
import { aztec } from "./aztec";
import type { SoulsCard } from "./card";
import { neutral } from "./neutral";
import { samurai } from "./samurai";

/** A pool by name. */
export function poolOf(cards: readonly SoulsCard[]): Readonly<Record<string, SoulsCard>> {
  return lookupTable(Object.fromEntries(cards.map((card) => [card.name, card])));
}

/** The printed pool, with tokens. */
export const cards = poolOf([...aztec, ...samurai, ...neutral]);
