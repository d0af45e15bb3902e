import type { CardId, View } from "../../kernel";
import { currentLocale, type Locale } from "../../text";

/** Computes a value once per view and language, and keeps it as long as the view. */
export function perView<T>(read: (view: View) => T): (view: View) => T {
  const known = new WeakMap<View, { readonly value: T; readonly language: Locale }>();
  return (view) => {
    const kept = known.get(view);
    const language = currentLocale();
    if (kept?.language === language) return kept.value;
    const value = read(view);
    known.set(view, { value, language });
    return value;
  };
}

/** The same for one card (or seat) of a view, because selectors need it on every move of the pointer. */
export function perCard<A, T>(read: (about: A, view: View, card: CardId) => T): typeof read {
  const known = perView(() => new Map<CardId, T>());
  return (about, view, card) => {
    const kept = known(view);
    if (!kept.has(card)) kept.set(card, read(about, view, card));
    return kept.get(card) as T;
  };
}
