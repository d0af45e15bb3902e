export const STORE_NAMES = [
  "matches",
  "summaries",
  "quarantine",
  "decks",
  "results",
  "events",
  "sets",
  "reviews",
  "positions",
] as const;
export type StoreName = (typeof STORE_NAMES)[number];

/** A row to put, or with `row` null a key to delete. */
export interface Change {
  readonly store: StoreName;
  readonly key: string;
  readonly row: object | null;
}

/** Checked in the same transaction as the changes. If it does not allow them, nothing is written. */
export interface Guard {
  readonly store: StoreName;
  readonly key: string;
  allows(row: unknown): boolean;
}

/** Rows by key. Any program may have written them, so they are validated when they are read. */
export interface RowStore {
  keys(store: StoreName): Promise<readonly string[]>;
  get(store: StoreName, key: string): Promise<unknown>;
  /** The rows of one key in several stores, all read at the same moment. */
  getEach(stores: readonly StoreName[], key: string): Promise<readonly unknown[]>;
  /**
   * Writes all changes or none.
   * @returns false when the guard refused.
   * @throws when there is no room or no storage.
   */
  write(changes: readonly Change[], guard?: Guard): Promise<boolean>;
}

/** Keeps rows while the page is open. */
export function memoryStore(): RowStore {
  const rows = new Map<string, object>();
  const name = (store: StoreName, key: string) => `${store}/${key}`;
  return {
    keys: async (store) =>
      [...rows.keys()].filter((key) => key.startsWith(`${store}/`)).map((key) => key.slice(store.length + 1)),
    get: async (store, key) => rows.get(name(store, key)),
    getEach: async (stores, key) => stores.map((store) => rows.get(name(store, key))),
    write: async (changes, guard) => {
      if (guard && !guard.allows(rows.get(name(guard.store, guard.key)))) return false;
      for (const { store, key, row } of changes) {
        if (row === null) rows.delete(name(store, key));
        else rows.set(name(store, key), row);
      }
      return true;
    },
  };
}
