import { type CardId, cardIn, type View } from "../../kernel";

/**
 * Names of cards that the viewer has seen in the open, with their stamp at that time. A card that has moved is
 * forgotten.
 */
export type Names = ReadonlyMap<CardId, { readonly name: string; readonly stamp: number }>;

export const NO_NAMES: Names = new Map();

/** The known names after another look at the table. */
export function withSeen(names: Names, view: View): Names {
  const next = new Map(names);
  for (const { id, def, stamp } of view.cards) if (def !== "") next.set(id, { name: def, stamp });
  return next;
}

/** The name of a card, also of one that was turned face down in its place. Null when it was never seen there. */
export function nameIn(view: View, names: Names, id: CardId): string | null {
  const card = cardIn(view, id);
  if (card.def !== "") return card.def;
  const seen = names.get(id);
  return seen !== undefined && seen.stamp === card.stamp ? seen.name : null;
}
