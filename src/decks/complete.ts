import type { Message } from "../kernel";
import { seedRandom, shuffled } from "../kernel";
import { type Aims, cardsOf, curveOf, shares, themeCounts } from "./building/aims";
import { type Added, fillDeck } from "./building/fill";
import { type BuiltGame, blockers } from "./building/legal";
import { deckCards } from "./codes";
import { type DeckList, tidyDeck } from "./deck-list";
import { withinLimits } from "./limited/pool";
import { message } from "./messages";
import { poolProblems, poolWithout } from "./pool";

/** A completed deck: legal, with everything that was in it. */
export interface Completion {
  readonly deck: DeckList;
  /** The added cards in the order in which they were chosen, copies together. `why` is of the first copy. */
  readonly added: readonly (Added & { readonly copies: number })[];
}

/**
 * Completes any list of cards to a legal deck with the curve of the starter deck that is most like it. The same list
 * always gives the same deck. The side deck stays as it is. A deck with a pool gets cards of the pool only.
 * @returns the deck, or why no card can make it legal.
 */
export function completeDeck(game: BuiltGame, deck: DeckList): Completion | { readonly why: Message } {
  const [wrong] = [...blockers(game, deck.cards), ...poolProblems(deck)];
  if (wrong !== undefined) return { why: wrong.why };
  const filled = fillDeck(open(game, deck), deck.cards, aimsFor(game, deck.cards));
  if ("stuck" in filled) return { why: message("complete.no-room", { what: filled.stuck.label }) };
  const cards = [...deck.cards, ...filled.added.map(({ name }) => name)];
  const [left] = game.deck.problems(cards);
  return left === undefined
    ? { deck: tidyDeck(game, { ...deck, cards }), added: grouped(filled.added) }
    : { why: left.why };
}

/** The game with the cards that may be added: what the side deck has of a pool is taken. */
function open(game: BuiltGame, { side, pool }: DeckList): BuiltGame {
  return pool === undefined ? game : withinLimits(game, poolWithout(pool, side));
}

function grouped(all: readonly Added[]): Completion["added"] {
  const byName = new Map<string, Added & { copies: number }>();
  for (const own of all) {
    const known = byName.get(own.name);
    byName.set(own.name, known ? { ...known, copies: known.copies + 1 } : { ...own, copies: 1 });
  }
  return [...byName.values()];
}

/** A starter deck's themes count less than those of the deck itself. */
const STARTER_THEME = 0.6;
const LUCK = 0.6;

/** The aims of a list of cards: its own themes, and the curve of the starter deck that is most like it. */
function aimsFor(game: BuiltGame, names: readonly string[]): Aims {
  const seed = names.toSorted().join("|");
  const own = shares(themeCounts(game, cardsOf(game, names)));
  const likeness = (starter: readonly string[]): number => {
    const themes = shares(themeCounts(game, cardsOf(game, starter)));
    const shared = names.filter((name) => starter.includes(name)).length;
    return Array.from(own).reduce(
      (sum, [theme, share]) => sum + share * (themes.get(theme) ?? 0),
      shared / 10,
    );
  };
  const starters = shuffled(
    { state: { random: seedRandom(seed) } },
    game.deck.starters.map(({ cards }) => cards),
  );
  const [nearest = []] = starters.toSorted((a, b) => likeness(b) - likeness(a));
  const weight = own.size === 0 ? 1 : STARTER_THEME;
  const themes = new Map(
    Array.from(shares(themeCounts(game, cardsOf(game, nearest))), ([theme, share]) => [
      theme,
      weight * share,
    ]),
  );
  for (const [theme, share] of own) themes.set(theme, Math.max(share, themes.get(theme) ?? 0));
  return {
    ...curveOf(game, cardsOf(game, nearest)),
    themes,
    proven: new Set(nearest),
    luck: luckFrom(game, seed, LUCK),
  };
}

/** A number from 0 to `most` for each card, by chance. */
export function luckFrom(game: BuiltGame, seed: string, most: number): Aims["luck"] {
  const names = shuffled(
    { state: { random: seedRandom(`luck ${seed}`) } },
    deckCards(game).map(({ name }) => name),
  );
  const places = new Map(names.map((name, i) => [name, (most * i) / names.length]));
  return (name) => places.get(name) ?? 0;
}
