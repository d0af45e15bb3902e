import type { PrintedCard } from "../language";
import { cardIn, type DeckRules, problemsOf } from "./deck-rules";
import type { CardFacet, DeckSection, GameDeck } from "./game-deck";

interface Building<C> {
  readonly starters: GameDeck["starters"];
  readonly code: string;
  readonly pool: Readonly<Record<string, C>>;
  readonly rules: DeckRules<C>;
  readonly sections: readonly (Omit<DeckSection, "holds"> & { readonly holds: (card: C) => boolean })[];
  readonly facets: readonly CardFacet[];
  readonly cost?: (card: C) => number | undefined;
  readonly facts?: GameDeck["facts"];
  readonly renamed?: GameDeck["renamed"];
  readonly limited?: GameDeck["limited"];
}

/** How decks are built in a game whose cards are of type `C`. */
export function deckBuilding<C extends PrintedCard>(game: Building<C>): GameDeck {
  const { pool, rules, cost } = game;
  // Every card that is asked about is of this game's pool.
  const own = (card: PrintedCard) => card as C;
  const cardsOf = (deck: readonly string[]) => deck.map((name) => cardIn(pool, name));
  return {
    starters: game.starters,
    code: game.code,
    sections: game.sections.map((section) => ({ ...section, holds: (card) => section.holds(own(card)) })),
    facets: game.facets,
    problems: (deck) => problemsOf(rules, pool, deck, "deck"),
    limits: (deck) =>
      rules
        .sizes(cardsOf(deck))
        .map(({ mend: _mend, least = 0, most = Number.POSITIVE_INFINITY, ...size }) => ({
          ...size,
          least,
          most,
          counts: (card) => size.counts(own(card)),
        })),
    canHold: (card) => rules.banned(card.name, own(card)) === null,
    misfit: (deck) => {
      const misfit = rules.misfit?.(cardsOf(deck));
      return (card) => misfit?.(own(card)) ?? null;
    },
    copies: (card) => rules.copies(own(card)).most,
    ...(cost && { cost: (card) => cost(own(card)) }),
    ...(game.facts && { facts: game.facts }),
    ...(game.renamed && { renamed: game.renamed }),
    ...(game.limited && { limited: game.limited }),
  };
}
