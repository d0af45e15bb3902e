import type { Message } from "../text";

/** A card set that cannot be played with: it is damaged, or written for other words than the game has. */
export class BadSet extends RangeError {
  /** @param place of the first fault, from the list of sets on: "0.cards.3.armor". */
  constructor(
    readonly place: string,
    readonly fault: Message,
  ) {
    super(`sets.${place}: ${fault.key}`);
    this.name = "BadSet";
  }
}
