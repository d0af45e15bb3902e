import type { CardCatalogue } from "./catalogue";

/** The name, theme and plan of a starter deck. */
export type DeckWords = readonly [name: string, theme: string, plan: string];

let shown = "";

/**
 * Sets the game whose card names apply, as two games may have a card of the same name and a page shows one game. Called
 * when a game's page renders.
 */
export function setCardNames(slug: string): void {
  shown = slug;
}

/**
 * The message key of a card name.
 * @param slug its game. Defaults to the one on the page
 */
export const cardKey = (def: string, slug = shown): string => `card.${slug}.${def}`;

export const deckKey = (slug: string, id: string, part: "name" | "theme" | "plan"): string =>
  `deck.${slug}.${id}.${part}`;

/**
 * The names of a game's cards and starter decks in a language. English uses the names in the data.
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
