import { type Card, cardOf, type Reader, type Seat, zoneOf } from "../../kernel";
import type { PrintedCard } from "../../language";

// How an opponent reads a position: cards by their effects, never by name.

interface Level extends PrintedCard {
  readonly evolves?: string;
}

export const cards = (g: Reader, key: string, seat: Seat): Card[] =>
  zoneOf(g.state, key, seat).cards.map((id) => cardOf(g.state, id));

/** The printed card with this name. Undefined if there is none. */
export const printed = (g: Reader, def: string) => g.rules.cards[def] as Level | undefined;
