/** The kinds of things that are kept. */
export const SHELVES = ["matches", "summaries", "quarantine", "decks", "results"] as const;
export type ShelfName = (typeof SHELVES)[number];

/** A row to put, or with `row` null a key to take away. */
export interface Change {
  readonly shelf: ShelfName;
  readonly key: string;
  readonly row: object | null;
}

/** Looked at in the same transaction as the changes: nothing is written when it says no. */
export interface Guard {
  readonly shelf: ShelfName;
  readonly key: string;
  allows(row: unknown): boolean;
}

/** Rows by key. What comes out was written by who knows whom: it is validated where it is read. */
export interface Shelf {
  keys(shelf: ShelfName): Promise<readonly string[]>;
  get(shelf: ShelfName, key: string): Promise<unknown>;
  /** All or nothing. @returns false when the guard refused. @throws when there is no room or no storage. */
  write(changes: readonly Change[], guard?: Guard): Promise<boolean>;
}

/** Keeps rows as long as the page is open. */
export function memoryShelf(): Shelf {
  const rows = new Map<string, object>();
  const name = (shelf: ShelfName, key: string) => `${shelf}/${key}`;
  return {
    keys: async (shelf) =>
      [...rows.keys()].filter((key) => key.startsWith(`${shelf}/`)).map((key) => key.slice(shelf.length + 1)),
    get: async (shelf, key) => rows.get(name(shelf, key)),
    write: async (changes, guard) => {
      if (guard && !guard.allows(rows.get(name(guard.shelf, guard.key)))) return false;
      for (const { shelf, key, row } of changes) {
        if (row === null) rows.delete(name(shelf, key));
        else rows.set(name(shelf, key), row);
      }
      return true;
    },
  };
}
