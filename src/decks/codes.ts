import type { Game } from "../games/game";
import type { PrintedCard } from "../language";

/** The code of a card: "BC-001". Null for cards without a number. */
export function codeOf(game: Pick<Game, "deck">, { number }: Pick<PrintedCard, "number">): string | null {
  return number === 0 ? null : `${game.deck.code}-${String(number).padStart(3, "0")}`;
}

/** The cards that a deck may hold, in the order of their codes. Cards without a number come last. */
export function deckCards({ cards: { pool }, deck }: Pick<Game, "cards" | "deck">): readonly PrintedCard[] {
  const place = ({ number }: PrintedCard) => (number === 0 ? Number.POSITIVE_INFINITY : number);
  return Object.values(pool)
    .filter((card) => deck.canHold(card))
    .toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}
