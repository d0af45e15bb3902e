import type { Problem, Rules } from "../../kernel";

/** D20 1.2 */
export const DECK_SIZE = 12;

/**
 * Everything that is wrong with a deck list (D20 1.2 to 1.5).
 * @param path for the messages.
 */
export function deckProblems(cards: Rules["cards"], deck: readonly string[], path: string): Problem[] {
  const problems: Problem[] = [];
  const add = (key: string, rule: string, args?: Record<string, string | number>) =>
    problems.push({ path, why: args ? { key: `why.${key}`, args } : { key: `why.${key}` }, rule });
  for (const name of deck) if (!Object.hasOwn(cards, name)) add("unknown-card", "D20 6.1", { card: name });
  if (deck.length !== DECK_SIZE) add("d20.deck-size", "D20 1.2", { count: deck.length });
  const twice = deck.find((name, i) => deck.indexOf(name) !== i);
  if (twice !== undefined) add("d20.deck-twice", "D20 1.3", { card: twice });
  if (!deck.some((name) => cards[name]?.type === "warrior")) add("d20.deck-no-warrior", "D20 1.4");
  return problems;
}
