import type { StarterDeck } from "../../game";
import { FLASH_CARDS } from "../cards/flash";
import { WARRIORS } from "../cards/warriors";

export const decks: readonly StarterDeck[] = [
  { id: "one", name: "One", theme: "x", plan: "y", cards: [...WARRIORS.slice(0, 9), ...FLASH_CARDS].map((c) => c.name) },
];
