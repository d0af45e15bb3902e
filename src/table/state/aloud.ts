type Listener = (words: string) => void;

const listeners = new Set<Listener>();
/** What was said last and still holds: for a live region that comes later. */
let said = "";

/** Has the live region say this once. @param words empty: what was said holds no more. */
export function sayAloud(words: string): void {
  said = words;
  if (words !== "") for (const listener of listeners) listener(words);
}

/** Hears what is to be said, what still holds at once. @returns how to stop. */
export function onAloud(listener: Listener): () => void {
  listeners.add(listener);
  if (said !== "") listener(said);
  return () => listeners.delete(listener);
}
