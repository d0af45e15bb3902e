import { type DeckList, EMPTY_DECK } from "../../../decks/deck-list";
import type { GameSlug } from "../../../games/registry";
import { decks } from "../../../store/decks/decks";
import type { SavedDeck } from "../../../store/decks/saved-deck";
import { go } from "../../routing/navigation";
import { t } from "../messages";

/** Opens the builder with a new deck. */
export async function openNewDeck(slug: GameSlug): Promise<void> {
  const { deck } = await decks.create(slug, { ...EMPTY_DECK, name: t("decks.untitled") });
  go({ kind: "deck", slug, deck: deck.id });
}

/** Saves a copy of a deck under a new name. */
export async function copyDeck(slug: string, content: DeckList): Promise<SavedDeck> {
  const { deck } = await decks.create(slug, content);
  return deck;
}
