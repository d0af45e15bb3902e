import type { Copies, DeckProblem } from "../games/game-deck";
import { countCopies } from "./count-copies";
import type { DeckList } from "./deck-list";
import { message } from "./messages";

/** The copies of a card that a pool holds. */
export const copiesInPool = (pool: Copies, name: string): number =>
  Object.hasOwn(pool, name) ? (pool[name] ?? 0) : 0;

/** A pool without these cards. */
export function poolWithout(pool: Copies, names: readonly string[]): Copies {
  const used = new Map(countCopies(names).map(({ name, copies }) => [name, copies]));
  return Object.fromEntries(Object.entries(pool).map(([name, n]) => [name, n - (used.get(name) ?? 0)]));
}

/** The cards of a deck, and of its side deck, that its pool does not hold. */
export function poolProblems({
  cards,
  side,
  pool,
}: Pick<DeckList, "cards" | "side" | "pool">): readonly DeckProblem[] {
  if (pool === undefined) return [];
  return countCopies([...cards, ...side]).flatMap(({ name: card, copies }): readonly DeckProblem[] => {
    const most = copiesInPool(pool, card);
    if (copies <= most) return [];
    const why =
      most === 0
        ? message("deck-list.not-in-pool", { card })
        : message("deck-list.too-few-in-pool", { card, most });
    return [{ path: "deck", why, rule: "", card, mend: { remove: { [card]: copies - most } } }];
  });
}
