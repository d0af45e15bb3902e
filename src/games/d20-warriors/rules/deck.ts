import type { Message, Problem, Rules } from "../../../kernel";
import { message } from "../table/messages";

/** D20 1.2 */
export const DECK_SIZE = 12;

/**
 * Everything that is wrong with a deck list (D20 1.2 to 1.5).
 * @param path path in the config, for the messages.
 */
export function deckProblems(cards: Rules["cards"], deck: readonly string[], path: string): Problem[] {
  const problems: Problem[] = [];
  const add = (why: Message, rule: string) => problems.push({ path, why, rule });
  for (const name of deck)
    if (!Object.hasOwn(cards, name)) add(message("why.unknown-card", { card: name }), "D20 6.1");
  if (deck.length !== DECK_SIZE) add(message("why.d20.deck-size", { count: deck.length }), "D20 1.2");
  const twice = deck.find((name, i) => deck.indexOf(name) !== i);
  if (twice !== undefined) add(message("why.d20.deck-twice", { card: twice }), "D20 1.3");
  if (!deck.some((name) => cards[name]?.type === "warrior"))
    add(message("why.d20.deck-no-warrior"), "D20 1.4");
  return problems;
}
