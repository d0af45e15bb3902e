import { useEffect } from "react";
import type { Locale } from "../../text";
import type { Sentence } from "../viewmodel/speech";

type Listener = (sentence: Sentence) => void;

const listeners = new Set<Listener>();
/** The latest sentence that is still valid, for a live region that is mounted later. */
let latest: Sentence = { text: "" };

/**
 * Makes the live region announce a sentence once, and not again while it is valid.
 * @param text empty when the previous sentence is no longer valid
 * @param lang its language, if it is not the page's
 */
export function speak(text: string, lang?: Locale): void {
  if (text !== "" && text === latest.text) return;
  latest = { text, lang };
  if (text !== "") for (const listener of listeners) listener(latest);
}

/**
 * Announces a sentence for a component, until it is unmounted or announces another one.
 * @param again repeats the same words whenever it changes
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
 * Calls the listener with every sentence, at first with the one that is still valid.
 * @returns a function that stops it
 */
export function onSpeech(listener: Listener): () => void {
  listeners.add(listener);
  if (latest.text !== "") listener(latest);
  return () => listeners.delete(listener);
}
