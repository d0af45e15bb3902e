import { type Card, type CardId, NONE, type State } from "./state";

/** A card as it was meant when it was chosen: once it has changed its zone it is another one, even if it came back. */
export interface Pin {
  readonly card: CardId;
  readonly stamp: number;
}

/** Names a card as the one that it is now. */
export function pinOf({ id, stamp }: Pick<Card, "id" | "stamp">): Pin {
  return { card: id, stamp };
}

/** Is the card still the one that was meant? */
export function stands({ cards }: Pick<State, "cards">, { card, stamp }: Pin): boolean {
  return card !== NONE && cards[card]?.stamp === stamp;
}
