import type { Copies } from "../games/game-deck";
import type { PrintedCard } from "../language";
import type { CardEntry, SearchedGame } from "./card-entries";
import { entriesBy, type SortOrder } from "./card-order";
import { fold } from "./fold";
import { copiesInPool } from "./pool";

/** The values chosen in each filter, by the filter's key. */
export type ChosenFacets = Readonly<Record<string, readonly string[]>>;

/** Which cards to show. */
export interface CardQuery {
  /** Words that must all be found. A phrase in quotes counts as one word. */
  readonly text?: string;
  /** A card needs one of the values chosen in each filter. */
  readonly facets?: ChosenFacets;
  /** Defaults to the card number. */
  readonly sort?: SortOrder;
  /** Also cards that no deck may hold. */
  readonly every?: boolean;
  /** Only these cards. */
  readonly pool?: Copies | undefined;
}

/** The words of a query, folded. */
export const wordsOf = (text: string): readonly string[] =>
  Array.from(
    fold(text).matchAll(/"([^"]+)"?|([^\s"]+)/g),
    ([, phrase, word]) => phrase?.trim() ?? word ?? "",
  ).filter((word) => word !== "");

/** How well a card fits the words: 0 for a name that begins with them, or null if one is missing. */
export function rankOf({ name, kinds, text }: CardEntry, words: readonly string[]): number | null {
  if (words.every((word) => name.includes(word))) return name.startsWith(words[0] ?? "") ? 0 : 1;
  if (words.every((word) => name.includes(word) || kinds.includes(word))) return 2;
  return words.every((word) => name.includes(word) || kinds.includes(word) || text().includes(word))
    ? 3
    : null;
}

const RANKS = [0, 1, 2, 3];

/** Whether a card has one of the values chosen in each filter, but for one filter. */
export function fits({ values }: CardEntry, chosen: ChosenFacets, except?: string): boolean {
  return Object.entries(chosen).every(
    ([key, wanted]) =>
      key === except || wanted.length === 0 || values.get(key)?.some(({ value }) => wanted.includes(value)),
  );
}

/** Whether a card is in the pool, if there is one. */
export const isIn = (pool: Copies | undefined, { card }: CardEntry): boolean =>
  pool === undefined || copiesInPool(pool, card.name) > 0;

/** The cards that a query finds: by name first, then by type, then by text; in each in the order asked for. */
export function searchCards(game: SearchedGame, query: CardQuery): readonly PrintedCard[] {
  const { text = "", facets = {}, sort = "number", every, pool } = query;
  const words = wordsOf(text);
  const found: readonly PrintedCard[][] = RANKS.map(() => []);
  for (const entry of entriesBy(game, sort, every)) {
    const rank = isIn(pool, entry) && fits(entry, facets) ? rankOf(entry, words) : null;
    if (rank !== null) found[rank]?.push(entry.card);
  }
  return found.flat();
}
