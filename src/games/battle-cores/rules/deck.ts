import type { Message, Problem, Rules } from "../../../kernel";
import type { DeckPart } from "../../game-deck";
import { message } from "../table/messages";
import { cardNamed, printedName } from "./defs";

/** BC 1.2, 1.3, 1.6, 1.7 */
export const MAIN_SIZE = 40;
export const MAX_LEGENDS = 6;
const MAX_COPIES = 4;

/** Splits a list of names into the two decks: Legends form the Legend Deck, all others the Main Deck (BC 1.4). */
export function splitDeck(
  cards: Rules["cards"],
  deck: readonly string[],
): { main: string[]; legends: string[] } {
  const isLegend = (name: string) => cards[name]?.type === "legend";
  return { main: deck.filter((name) => !isLegend(name)), legends: deck.filter(isLegend) };
}

/** A deck list in parts: the Main Deck, and the Legends if there are any (BC 1.2, 1.3). */
export function deckParts(cards: Rules["cards"], deck: readonly string[]): readonly DeckPart[] {
  const { main, legends } = splitDeck(cards, deck);
  const parts = [
    { label: message("battle-cores.zone.deck"), cards: main },
    { label: message("battle-cores.zone.legends"), cards: legends },
  ];
  return parts.filter((part) => part.cards.length > 0);
}

/**
 * All problems of a deck list (BC 1.2 to 1.7).
 * @param path for the messages.
 */
export function deckProblems(cards: Rules["cards"], deck: readonly string[], path: string): Problem[] {
  const problems: Problem[] = [];
  const add = (why: Message, rule: string) => problems.push({ path, why, rule });
  const { main, legends } = splitDeck(cards, deck);
  for (const name of new Set(deck)) {
    const card = Object.hasOwn(cards, name) ? cardNamed(cards, name) : undefined;
    if (card === undefined) add(message("why.unknown-card", { card: name }), "BC 1.4");
    else if (card.token) add(message("why.battle-cores.deck-token", { card: name }), "BC 1.4");
  }
  if (main.length !== MAIN_SIZE) add(message("why.battle-cores.deck-size", { count: main.length }), "BC 1.2");
  if (legends.length > MAX_LEGENDS)
    add(message("why.battle-cores.legends-size", { count: legends.length }), "BC 1.3");
  for (const [name, count] of copies(cards, main)) {
    if (count > MAX_COPIES) add(message("why.battle-cores.deck-copies", { card: name, count }), "BC 1.6");
  }
  for (const [name, count] of copies(cards, legends)) {
    if (count > 1) add(message("why.battle-cores.legend-copies", { card: name, count }), "BC 1.7");
  }
  return problems;
}

/** Counts copies by the printed name, whatever the Set (BC 1.6). */
function copies(cards: Rules["cards"], names: readonly string[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const name of names) {
    const printed = printedName(cards, name);
    counted.set(printed, (counted.get(printed) ?? 0) + 1);
  }
  return counted;
}
