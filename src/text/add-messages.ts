import type { Catalogue, Entry } from "./catalogue";

/** All English messages: those of the page, and those of the games that are loaded. */
export const english: Record<string, Entry> = {};

/** Adds English messages: a game or a screen brings its own along when it is loaded. */
export function addMessages(messages: Catalogue): void {
  Object.assign(english, messages);
}
