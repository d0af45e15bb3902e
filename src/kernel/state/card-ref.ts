import { type CardId, NONE } from "./ids";

/**
 * A reference to a card as it was when it was chosen. Once it has changed its zone it is another card, even if it came
 * back.
 */
export interface CardRef {
  readonly card: CardId;
  readonly stamp: number;
  /** Its stamp before the event that triggered an ability, if that event changed it: effects look back to that card. */
  readonly was?: number;
}

/** Identifies a card until it changes its zone. */
interface Stamped {
  readonly id: CardId;
  readonly stamp: number;
}

/** A reference to the card as it is now. */
export function refTo({ id, stamp }: Stamped): CardRef {
  return { card: id, stamp };
}

/** Whether the card is still the one that was chosen. */
export function isSameCard(
  { cards }: { readonly cards: readonly Stamped[] },
  { card, stamp }: CardRef,
): boolean {
  return card !== NONE && cards[card]?.stamp === stamp;
}
