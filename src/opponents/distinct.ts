import { type Answer, type Card, PASS, type ReadableState } from "../kernel";

/**
 * Keeps the first of answers that differ only in which of several equal cards they use.
 * @param state distinguishes cards with the same name and zone.
 */
export function distinct(
  view: ReadableState,
  answers: readonly Answer[],
  state: (card: Card) => string,
): readonly Answer[] {
  const seen = new Set<string>();
  return answers.filter((answer) => {
    if (answer.do !== "act" || answer.action.type === PASS.type) return true;
    const { type, card = -1, target = -1, data } = answer.action;
    const about = [card, target].map((id) => {
      const found = view.cards[id];
      return found === undefined ? "" : `${found.def}/${found.zone}/${state(found)}`;
    });
    const same = [type, ...about, JSON.stringify(data ?? null)].join(" ");
    if (seen.has(same)) return false;
    seen.add(same);
    return true;
  });
}
