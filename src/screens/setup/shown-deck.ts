import { artworkFor } from "../../art";
import type { Game } from "../../games/game";
import type { DeckColour, StarterDeck } from "../../games/game-deck";
import { deckText } from "../../text/names";

/** What is shown of a deck wherever one is chosen. */
export interface ShownDeck {
  readonly id: string;
  readonly name: string;
  readonly theme: string;
  readonly plan: string;
  readonly colours: readonly DeckColour[];
  /** Addresses of the artwork of a few of its cards, the leading card first. */
  readonly faces: readonly string[];
}

const FACES = 3;

/** Cards that represent a deck: its first card, and others of its most frequent kind, spread over the list. */
function facesOf({ cards: { pool } }: Game, { cards }: StarterDeck): readonly string[] {
  const [lead = "", ...others] = new Set(cards);
  const typeOf = (name: string) => pool[name]?.type ?? "";
  const count = (type: string) => others.filter((name) => typeOf(name) === type).length;
  const [usual] = [...new Set(others.map(typeOf))].sort((a, b) => count(b) - count(a));
  const alike = others.filter((name) => typeOf(name) === usual);
  const spread = Array.from(
    { length: FACES - 1 },
    (_, i) => alike[Math.floor(((i + 0.5) * alike.length) / 2)],
  );
  return [lead, ...spread.filter((name) => name !== undefined)];
}

export function shownDeck(game: Game, deck: StarterDeck): ShownDeck {
  const ofDeck = (part: "name" | "theme" | "plan") => deckText(game.slug, deck.id, part, deck[part]);
  return {
    id: deck.id,
    name: ofDeck("name"),
    theme: ofDeck("theme"),
    plan: ofDeck("plan"),
    colours: deck.colours,
    faces: facesOf(game, deck).map((name) => artworkFor(game.cards.pool[name] ?? { name, type: "" })),
  };
}
