import type { Game } from "../games/game";
import type { FacetValue } from "../games/game-deck";
import type { Message } from "../kernel";
import type { PrintedCard } from "../language";
import { currentLocale, say, translatedName } from "../text";
import { cardKey } from "../text/pool-names";
import { poolCards } from "./codes";
import { fold } from "./fold";

export type SearchedGame = Pick<Game, "slug" | "cards" | "deck">;

/** A card with what it is searched by, in the current language. */
export interface CardEntry {
  readonly card: PrintedCard;
  /** Its name, in English too, folded. */
  readonly name: string;
  /** The values of all filters, folded. */
  readonly kinds: string;
  /** The values of each filter. */
  readonly values: ReadonlyMap<string, readonly FacetValue[]>;
  /** Its printed text, folded. Printed on first use. */
  readonly text: () => string;
}

/** The name of a card in the current language. */
export const nameOf = (slug: string, card: PrintedCard): string =>
  translatedName(cardKey(card.name, slug), card.name);

/** The texts of a card's abilities and keywords, without reminders. */
function printed(game: SearchedGame, name: string): readonly Message[] {
  const { abilities, keywords } = game.cards.text(name);
  return [...abilities, ...keywords.map((keyword) => keyword.name)];
}

function entryOf(game: SearchedGame, card: PrintedCard): CardEntry {
  const values = new Map(game.deck.facets.map((facet) => [facet.key, facet.values(card)]));
  const labels = [...values.values()].flatMap((all) => all.map(({ label }) => say(label)));
  const own = nameOf(game.slug, card);
  let text: string | undefined;
  return {
    card,
    name: fold(own === card.name ? own : `${own} ${card.name}`),
    kinds: fold(labels.join(" ")),
    values,
    text: () => {
      text ??= fold(printed(game, card.name).map(say).join(" "));
      return text;
    },
  };
}

interface Kept {
  readonly locale: string;
  readonly every: readonly CardEntry[];
  readonly inDecks: readonly CardEntry[];
}
const kept = new WeakMap<SearchedGame["cards"]["pool"], Kept>();

function entriesOf(game: SearchedGame): Kept {
  const locale = currentLocale();
  const known = kept.get(game.cards.pool);
  if (known?.locale === locale) return known;
  // What effects make as a copy of a card looks like that card, and is not shown beside it.
  const isCopy = (card: PrintedCard) => card.title !== undefined && !game.deck.canHold(card);
  const every = poolCards(game)
    .filter((card) => !isCopy(card))
    .map((card) => entryOf(game, card));
  const inDecks = every.filter(({ card }) => game.deck.canHold(card));
  const made = { locale, every, inDecks };
  kept.set(game.cards.pool, made);
  return made;
}

/**
 * The cards of a game by number, in the current language. Made once for each language.
 * @param every also cards that no deck may hold.
 */
export const cardEntries = (game: SearchedGame, every = false): readonly CardEntry[] =>
  every ? entriesOf(game).every : entriesOf(game).inDecks;
