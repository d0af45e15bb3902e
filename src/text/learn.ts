import type { Catalogue, Entry } from "./catalogue";

/** Every phrase that is known in English: those of the house, and those of the games that are loaded. */
export const english: Record<string, Entry> = {};

/** Takes in English phrases. A game brings its own along when it is loaded. */
export function learn(phrases: Catalogue): void {
  Object.assign(english, phrases);
}
