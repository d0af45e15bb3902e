import { type CardId, NONE } from "./ids";

/** A card as it was meant when it was chosen: once it has changed its zone it is another one, even if it came back. */
export interface CardRef {
  readonly card: CardId;
  readonly stamp: number;
  /** Its stamp before the event that triggered an ability, if that event changed it: effects look back to that card. */
  readonly was?: number;
}

/** What tells a card from what it becomes elsewhere. */
interface Stamped {
  readonly id: CardId;
  readonly stamp: number;
}

/** Names a card as the one that it is now. */
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
