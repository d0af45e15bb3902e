import type { Game } from "../../games/game";
import type { DeckLimit, Refused } from "../../games/game-deck";
import type { PrintedCard } from "../../language";

export type BuiltGame = Pick<Game, "slug" | "cards" | "deck">;

const countIn = ({ cards: { pool } }: BuiltGame, { counts }: DeckLimit, names: readonly string[]): number =>
  names.filter((name) => {
    const card = Object.hasOwn(pool, name) ? pool[name] : undefined;
    return card !== undefined && counts(card);
  }).length;

/** What is wrong with a list of cards that no further card can mend. */
export function blockers(game: BuiltGame, names: readonly string[]): readonly Refused[] {
  const over = game.deck.limits(names).flatMap((limit): Refused[] => {
    const n = countIn(game, limit, names);
    return n > limit.most ? [{ why: limit.why(n), rule: limit.rule }] : [];
  });
  return [...game.deck.problems(names).filter(({ card }) => card !== undefined), ...over];
}

/** A limit with room for more cards. */
export interface Open {
  readonly limit: DeckLimit;
  /** Whether the deck is illegal without more cards of this kind. */
  readonly isNeeded: boolean;
}

/**
 * What more cards the deck needs, then what it has room for. Limits that fewer cards of the pool count for come first, as
 * the others can be met with the same cards.
 */
export function openLimits(
  game: BuiltGame,
  names: readonly string[],
  pool: readonly PrintedCard[],
): readonly Open[] {
  const limits = game.deck.limits(names).map((limit) => ({ limit, n: countIn(game, limit, names) }));
  const breadth = ({ limit }: { readonly limit: DeckLimit }) =>
    pool.filter((card) => limit.counts(card)).length;
  const needed = limits.filter(({ limit, n }) => n < limit.least).toSorted((a, b) => breadth(a) - breadth(b));
  // Sections that may be empty are filled; a section that may have several sizes has the least.
  const welcome = limits.filter(
    ({ limit, n }) =>
      limit.section !== undefined && limit.least === 0 && Number.isFinite(limit.most) && n < limit.most,
  );
  return [
    ...needed.map(({ limit }) => ({ limit, isNeeded: true })),
    ...welcome.map(({ limit }) => ({ limit, isNeeded: false })),
  ];
}

/** The cards that count for a limit and that may be added to the deck, by everything but the deck as a whole. */
export function candidates(
  game: BuiltGame,
  names: readonly string[],
  limit: DeckLimit,
  pool: readonly PrintedCard[],
): readonly PrintedCard[] {
  const full = game.deck.limits(names).filter((own) => countIn(game, own, names) >= own.most);
  const misfit = game.deck.misfit(names);
  const copies = new Map<string, number>();
  for (const name of names) copies.set(name, (copies.get(name) ?? 0) + 1);
  return pool.filter(
    (card) =>
      limit.counts(card) &&
      (copies.get(card.name) ?? 0) < game.deck.copies(card) &&
      !full.some((own) => own.counts(card)) &&
      misfit(card) === null,
  );
}
