import type { Game } from "../games/game";
import type { DeckSection } from "../games/game-deck";

/** The cards of one section of a deck. */
export interface DeckPart {
  readonly section: DeckSection;
  readonly cards: readonly string[];
}

type Deckbuilt = Pick<Game, "cards" | "deck">;

/** The section a card belongs in. A name that is not in the pool belongs in the main one. */
export function sectionOf({ cards: { pool }, deck: { sections } }: Deckbuilt, name: string): DeckSection {
  const card = Object.hasOwn(pool, name) ? pool[name] : undefined;
  const found =
    (card && sections.find((section) => section.holds(card))) ??
    sections.find(({ id }) => id === "main") ??
    sections[0];
  if (found === undefined) throw new RangeError("a deck has a section");
  return found;
}

/** A deck list by section, in order, those without cards included. */
export function deckParts(game: Deckbuilt, cards: readonly string[]): readonly DeckPart[] {
  const placed = cards.map((name) => ({ name, section: sectionOf(game, name) }));
  return game.deck.sections.map((section) => ({
    section,
    cards: placed.filter((card) => card.section === section).map(({ name }) => name),
  }));
}
