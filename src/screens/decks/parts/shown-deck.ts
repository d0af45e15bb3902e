import { artworkFor } from "../../../art";
import type { Game } from "../../../games/game";
import type { DeckColour, StarterDeck } from "../../../games/game-deck";
import { isSecret, type SavedDeck } from "../../../store/decks/saved-deck";
import { say } from "../../../text";
import { cardLang, deckText } from "../../../text/names";

/** What is shown of a deck wherever one is chosen. */
export interface ShownDeck {
  readonly id: string;
  readonly name: string;
  /** The language of its name, if it is not the page's. */
  readonly lang: string | undefined;
  readonly theme: string;
  readonly plan: string;
  readonly colours: readonly DeckColour[];
  /** Addresses of the artwork of a few of its cards, the leading card first. */
  readonly faces: readonly string[];
}

const FACES = 3;

/** Artwork of cards that represent a deck: its first card, and others of its most frequent kind, spread over the list. */
function facesOf({ cards: { pool } }: Game, cards: readonly string[]): readonly string[] {
  const [lead, ...others] = new Set(cards.filter((name) => Object.hasOwn(pool, name)));
  if (lead === undefined) return [];
  const typeOf = (name: string) => pool[name]?.type ?? "";
  const count = (type: string) => others.filter((name) => typeOf(name) === type).length;
  const [usual] = [...new Set(others.map(typeOf))].sort((a, b) => count(b) - count(a));
  const alike = others.filter((name) => typeOf(name) === usual);
  const spread = Array.from(
    { length: FACES - 1 },
    (_, i) => alike[Math.floor(((i + 0.5) * alike.length) / 2)],
  );
  return [lead, ...new Set(spread.filter((name) => name !== undefined))].map((name) =>
    artworkFor(pool[name] ?? { name, type: "" }),
  );
}

export function shownDeck(game: Game, deck: StarterDeck): ShownDeck {
  const ofDeck = (part: "name" | "theme" | "plan") => deckText(game.slug, deck.id, part, deck[part]);
  return {
    id: deck.id,
    name: ofDeck("name"),
    lang: cardLang(game.slug),
    theme: ofDeck("theme"),
    plan: ofDeck("plan"),
    colours: deck.colours,
    faces: facesOf(game, deck.cards),
  };
}

/** The most colours and themes shown of a deck. */
const TWO = 2;

/** The most frequent of these, at most two. */
function mostFrequent<T>(all: readonly T[]): readonly T[] {
  const times = (one: T) => all.filter((other) => other === one).length;
  return [...new Set(all)].sort((a, b) => times(b) - times(a)).slice(0, TWO);
}

/** What its cards are about: the most frequent values of what decks of this game are built around. */
function themeOf(game: Game, cards: readonly string[]): string {
  const facet = game.deck.facets.find(({ isTheme }) => isTheme);
  const labels = cards.flatMap((name) => {
    const card = game.cards.pool[name];
    return card && facet ? facet.values(card).map(({ label }) => say(label)) : [];
  });
  return mostFrequent(labels).join(" · ");
}

/** The colours of the starter decks in which its cards are found most often. */
function coloursOf(game: Game, cards: readonly string[]): readonly DeckColour[] {
  const found = cards.flatMap((name) =>
    game.deck.starters.flatMap((deck) => (deck.cards.includes(name) ? deck.colours.slice(0, 1) : [])),
  );
  return found.length === 0 ? ["white"] : mostFrequent(found);
}

/**
 * A player's own deck. Its plan is the first line of its notes. Of a deck that only one of several people at this screen
 * may see, it is the name alone.
 */
export function ownShownDeck(game: Game, deck: SavedDeck): ShownDeck {
  const { id, name, cards, notes } = deck;
  if (isSecret(deck)) return secretDeck(deck);
  return {
    id,
    name,
    lang: undefined,
    theme: themeOf(game, cards),
    plan: notes.split("\n")[0] ?? "",
    colours: coloursOf(game, cards),
    faces: facesOf(game, cards),
  };
}

/** A player's own deck of which others may only see the name. */
export const secretDeck = ({ id, name }: SavedDeck): ShownDeck => ({
  id,
  name,
  lang: undefined,
  theme: "",
  plan: "",
  colours: ["white"],
  faces: [],
});
