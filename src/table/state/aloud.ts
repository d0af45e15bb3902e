import { useEffect } from "react";
import type { Locale } from "../../text";
import type { Sentence } from "../viewmodel/speech";

type Listener = (sentence: Sentence) => void;

const listeners = new Set<Listener>();
/** What was said last and still holds: for a live region that comes later. */
let said: Sentence = { text: "" };

/**
 * Has the live region say this once, and not again as long as it holds.
 * @param text empty: what was said holds no more. @param lang its language, where it is not the page's
 */
export function sayAloud(text: string, lang?: Locale): void {
  if (text !== "" && text === said.text) return;
  said = { text, lang };
  if (text !== "") for (const listener of listeners) listener(said);
}

/** Says this for a part of the table, until that part is gone or says something else. @param again new: it is said once more */
export function useAloud(text: string, lang?: Locale, again?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words may be meant anew.
  useEffect(() => {
    if (text === "") return;
    sayAloud(text, lang);
    return () => sayAloud("");
  }, [text, lang, again]);
}

/** Hears what is to be said, what still holds at once. @returns how to stop. */
export function onAloud(listener: Listener): () => void {
  listeners.add(listener);
  if (said.text !== "") listener(said);
  return () => listeners.delete(listener);
}
