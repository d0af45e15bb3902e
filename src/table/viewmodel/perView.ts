import type { CardId, View } from "../../kernel";

/** A reading of a view that is worked out once per view and kept as long as the view is. */
export function perView<T>(read: (view: View) => T): (view: View) => T {
  const known = new WeakMap<View, { readonly value: T }>();
  return (view) => {
    const kept = known.get(view);
    if (kept !== undefined) return kept.value;
    const value = read(view);
    known.set(view, { value });
    return value;
  };
}

/** The same for a reading of one card: selectors ask for it with every move of the pointer. */
export function perCard<A, T>(read: (about: A, view: View, card: CardId) => T): typeof read {
  const known = perView(() => new Map<CardId, T>());
  return (about, view, card) => {
    const kept = known(view);
    if (!kept.has(card)) kept.set(card, read(about, view, card));
    return kept.get(card) as T;
  };
}
