import type { PrintedCard } from "../../language";
import type { DeckRules } from "../deck-rules";

/** Rules for test games without rules for decks. */
export const anyDeck: DeckRules<PrintedCard> = {
  banned: () => null,
  sizes: () => [],
  copies: () => ({ most: Number.POSITIVE_INFINITY, rule: "", why: () => ({ key: "why.does-not-fit" }) }),
};
