import { type Card, cardOf, type Reader, type Seat, zoneOf } from "../../kernel";
import type { PrintedCard } from "../../language";

// How an opponent reads a position: cards by what they do, never by name.

interface Level extends PrintedCard {
  readonly evolves?: string;
}

/** The cards in a player's zone. */
export const cards = (g: Reader, key: string, seat: Seat): Card[] =>
  zoneOf(g.state, key, seat).cards.map((id) => cardOf(g.state, id));

/** What is printed on the card of this name; undefined for none. */
export const printed = (g: Reader, def: string) => g.rules.cards[def] as Level | undefined;
