import type { Game } from "../games/game";
import type { PrintedCard } from "../language";

/** The code of a card: "BC-001". Null for cards without a number. */
export function codeOf(game: Pick<Game, "deck">, { number }: Pick<PrintedCard, "number">): string | null {
  return number === 0 ? null : `${game.deck.code}-${String(number).padStart(3, "0")}`;
}

/** All cards of the pool in the order of their codes. Cards without a number come last. */
export function poolCards({ cards: { pool } }: Pick<Game, "cards">): readonly PrintedCard[] {
  const place = ({ number }: PrintedCard) => (number === 0 ? Number.POSITIVE_INFINITY : number);
  return Object.values(pool).toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

/** The cards that a deck may hold, in the same order. */
export const deckCards = (game: Pick<Game, "cards" | "deck">): readonly PrintedCard[] =>
  poolCards(game).filter((card) => game.deck.canHold(card));
