import { type CardCount, countCopies } from "../../decks/count-copies";
import type { SeatLists } from "../../store/types";

/** The two lists between which cards are swapped. */
export type ListName = "deck" | "side";

export interface Chosen {
  readonly list: ListName;
  readonly name: string;
}

/** A card of a list, and how many of its copies are new since the previous game. */
export interface Entry extends CardCount {
  readonly added: number;
}

const copiesIn = (names: readonly string[], name: string) => names.filter((own) => own === name).length;

/** The cards of a list, each once. */
export function entriesOf({ deck, sideDeck, before }: SeatLists, list: ListName): readonly Entry[] {
  return countCopies(list === "deck" ? deck : sideDeck).map(({ name, copies }) => {
    const more = copiesIn(deck, name) - copiesIn(before, name);
    return { name, copies, added: Math.max(0, list === "deck" ? more : -more) };
  });
}

/** Whether the deck differs from that of the previous game, whatever the order of its cards. */
export const isChanged = (lists: SeatLists): boolean =>
  entriesOf(lists, "deck").some(({ added }) => added > 0);

/** The deck after replacing one card with another. */
export function swapped(deck: readonly string[], out: string, into: string): readonly string[] {
  const at = deck.indexOf(out);
  return deck.map((name, i) => (i === at ? into : name));
}
