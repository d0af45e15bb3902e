import type { PrintedCard } from "../../../language";
import { FLASH_CARDS } from "./flash";
import { WARRIORS } from "./warriors";

/** The card pool by name. */
export const cards: Readonly<Record<string, PrintedCard>> = Object.fromEntries(
  [...WARRIORS, ...FLASH_CARDS].map((card) => [card.name, card]),
);
