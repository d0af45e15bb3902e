/** What is kept as a text in local storage. */
export const STORED_NAMES = ["settings", "guide", "puzzles"] as const;
export type StoredName = (typeof STORED_NAMES)[number];
