import type { CardCatalogue } from "./catalogue";

/** What a starter deck is called, what it is about, and how it is played. */
export type DeckWords = readonly [name: string, theme: string, plan: string];

let shown = "";

/**
 * Names cards from now on as this game calls them: two games may have a card of the same name, and a page shows one game.
 * Called as the page of a game renders.
 */
export function setCardNames(slug: string): void {
  shown = slug;
}

/**
 * The key of what a card is called.
 * @param slug its game; by default the one on the page
 */
export const cardKey = (def: string, slug = shown): string => `card.${slug}.${def}`;

/** The message key of a text of a starter deck. */
export const deckKey = (slug: string, id: string, part: "name" | "theme" | "plan"): string =>
  `deck.${slug}.${id}.${part}`;

/**
 * What the cards and starter decks of a game are called in a language; in English they are called as their data says.
 * @param cards by their names in the pool
 * @param decks by their ids
 */
export function poolNames(
  slug: string,
  cards: Readonly<Record<string, string>>,
  decks: Readonly<Record<string, DeckWords>>,
): CardCatalogue {
  const entries = [
    ...Object.entries(cards).map(([def, name]) => [cardKey(def, slug), name] as const),
    ...Object.entries(decks).flatMap(([id, [name, theme, plan]]) => [
      [deckKey(slug, id, "name"), name] as const,
      [deckKey(slug, id, "theme"), theme] as const,
      [deckKey(slug, id, "plan"), plan] as const,
    ]),
  ];
  return Object.fromEntries(entries);
}
