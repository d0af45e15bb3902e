import type { StarterDeck } from "../../games/game-deck";
import type { SavedDeck } from "../decks/saved-deck";
import { deckKey, type MatchResult } from "../results/result";

/** Which decks the keys in results belong to. */
export interface DeckRecords {
  /** By `deckKey`. A deck that no longer exists has no name. */
  readonly names: Readonly<Record<string, string>>;
  /** The result with the key that each deck has now. */
  readonly withCurrentKeys: (result: MatchResult) => MatchResult;
}

type NamedDeck = Pick<SavedDeck, "name" | "cards" | "played" | "deletedAt">;

/**
 * Recognizes decks that were edited since they were played. What was a starter deck then stays that starter deck.
 * @param own a player's decks for the game, deleted ones too.
 */
export function deckRecords(
  own: readonly NamedDeck[],
  starters: readonly Pick<StarterDeck, "name" | "cards">[],
): DeckRecords {
  const existingFirst = [...own].sort((a, b) => Number(a.deletedAt ?? 0) - Number(b.deletedAt ?? 0));
  const current = new Map<string, string>();
  const names = new Map<string, string>();
  for (const { name, cards } of [...starters, ...existingFirst]) {
    const key = deckKey(cards);
    if (key === "" || names.has(key)) continue;
    names.set(key, name);
    current.set(key, key);
  }
  for (const { cards, played = [] } of existingFirst)
    for (const key of played) if (!current.has(key)) current.set(key, deckKey(cards));
  const currentKey = (key: string) => current.get(key) || key;
  return {
    names: Object.fromEntries(names),
    withCurrentKeys: (result) => ({
      ...result,
      seats: result.seats.map((seat) => ({ ...seat, deck: currentKey(seat.deck) })),
    }),
  };
}
