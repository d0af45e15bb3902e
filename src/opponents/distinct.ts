import { type Answer, type Card, PASS, type View } from "../kernel";

/**
 * Of answers that differ only in which of several equal cards is meant, the first.
 * @param state what tells cards of one name and place apart.
 */
export function distinct(
  view: View,
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
