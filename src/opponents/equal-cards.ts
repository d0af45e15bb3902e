import { type Answer, type CardId, type Decision, NONE, type ReadableState } from "../kernel";

/** Up to this many answers, equal cards are not looked for. */
const MANY = 40;

/** Describes a card by everything but which one it is. Cards with the same description are as good as each other. */
function describerOf({ cards, modifiers, watch }: ReadableState): (id: CardId) => string {
  const more = new Map<CardId, unknown[]>();
  const add = (id: CardId, what: unknown) => {
    if (id !== NONE) more.set(id, [...(more.get(id) ?? []), what]);
  };
  for (const { card, stat, op, amount, until } of modifiers) add(card, [stat, op, amount, until]);
  for (const { card, def, ability, until } of Object.values(watch).flat())
    if (def !== undefined) add(card, [def, ability, until]);
  for (const { id, attachedTo } of cards) add(attachedTo, id);
  return (id) => {
    const card = cards[id];
    if (card === undefined) return String(id);
    return JSON.stringify([{ ...card, id: 0, stamp: 0, seenBy: 0 }, more.get(id)]);
  };
}

/**
 * Keeps the first of many answers that differ only in which of several equal cards they use. Every answer is tried out,
 * and a table may be crowded with tokens.
 */
export function withoutEqualCards(
  position: ReadableState & { readonly decision: Decision | null },
  answers: readonly Answer[],
): readonly Answer[] {
  if (answers.length <= MANY) return answers;
  const { decision } = position;
  const describe = describerOf(position);
  const keyOf = (answer: Answer): string | null => {
    if (answer.do === "act") {
      const { card = NONE, target = NONE, data, ...rest } = answer.action;
      // Its data may name cards.
      if (data !== undefined) return null;
      return JSON.stringify([rest, describe(card), describe(target)]);
    }
    if (answer.do !== "pick" || decision?.kind !== "pick") return null;
    const picked = answer.picks.map((i) => {
      const { card, ...rest } = decision.options[i] ?? {};
      return JSON.stringify([rest, card === undefined ? null : describe(card)]);
    });
    return picked.toSorted().join("\n");
  };
  const seen = new Set<string>();
  return answers.filter((answer) => {
    const key = keyOf(answer);
    if (key === null) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
