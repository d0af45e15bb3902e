import type { PrintedCard } from "../../../language";
import type { GameLimited, PackRecipe } from "../../game-limited";
import { slot } from "../../pack-slots";
import { DECK_SIZE } from "../rules/deck";
import { cardValue } from "./card-value";

/**
 * Two Warriors for each Flash card, about as in the pool. Two packs have fewer than 11 Flash cards, so 12 cards
 * always include a Warrior (D20 1.4, 9.8).
 */
const pack = (size: number): PackRecipe => {
  const flash = Math.floor(size / 3);
  return [
    slot<PrintedCard>(size - flash, "warriors", ({ type }) => type === "warrior"),
    slot<PrintedCard>(flash, "flash", ({ type }) => type === "flash"),
  ];
};

/** The draft for two players (D20 9). */
export const limited: GameLimited = {
  seats: { least: 2, most: 2 },
  // D20 9.6
  packs: [pack(DECK_SIZE), pack(13), pack(14), pack(15)],
  // D20 9.7
  isUnique: true,
  // D20 9.1, 9.3, 9.4
  draft: { packs: 1, take: { first: 2, then: 1 }, most: DECK_SIZE, rule: "D20 9.1" },
  // D20 9.5
  stock: [],
  worth: cardValue,
};
