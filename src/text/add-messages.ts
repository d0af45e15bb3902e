import type { Catalogue, Entry } from "./catalogue";

/** All English messages: those of the page and of the loaded games. */
export const english: Record<string, Entry> = {};

/** Adds English messages. A game or screen brings its own when it loads. */
export function addMessages(messages: Catalogue): void {
  Object.assign(english, messages);
}
