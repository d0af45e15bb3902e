import { useEffect } from "react";
import type { Locale } from "../../text";
import type { Sentence } from "../viewmodel/speech";

type Listener = (sentence: Sentence) => void;

const listeners = new Set<Listener>();
/** The latest sentence that still holds, for a live region that is mounted later. */
let said: Sentence = { text: "" };

/**
 * Has the live region say this once, and not again as long as it holds.
 * @param text empty when the previous sentence holds no longer
 * @param lang its language, where it is not the page's
 */
export function speak(text: string, lang?: Locale): void {
  if (text !== "" && text === said.text) return;
  said = { text, lang };
  if (text !== "") for (const listener of listeners) listener(said);
}

/**
 * Says this for a component, until it is unmounted or says something else.
 * @param again when it changes, the same words are said once more
 */
export function useSpeech(text: string, lang?: Locale, again?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` repeats the same words.
  useEffect(() => {
    if (text === "") return;
    speak(text, lang);
    return () => speak("");
  }, [text, lang, again]);
}

/**
 * Calls the listener with every sentence, at first with the one that still holds.
 * @returns what stops it
 */
export function onSpeech(listener: Listener): () => void {
  listeners.add(listener);
  if (said.text !== "") listener(said);
  return () => listeners.delete(listener);
}
