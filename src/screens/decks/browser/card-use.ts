/** What the deck room does with a card of the pool. */
export interface CardUse {
  /** Copies of a card in the deck and its side deck. */
  copies(name: string): number;
  /** The copies that it may have, if the cards are those of a pool. */
  most?(name: string): number;
  add(name: string): void;
  remove(name: string): void;
  /** Puts a card into the side deck. Undefined in games without one. */
  readonly addToSide?: ((name: string) => void) | undefined;
}
