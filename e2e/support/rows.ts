import type { Page } from "@playwright/test";

export type StoreName = "matches" | "summaries" | "quarantine";

/** One row as it lies in the browser's database; a row of null takes it away. */
export interface Row {
  readonly store: StoreName;
  readonly key: string;
  readonly row: unknown;
}

/** Reads a row of the page's database behind the page's back. */
export function readRow(page: Page, store: StoreName, key: string): Promise<unknown> {
  return page.evaluate(
    ([name, id]) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open("playmat");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const asked = database
            .transaction(name ?? "")
            .objectStore(name ?? "")
            .get(id ?? "");
          asked.onsuccess = () => {
            database.close();
            resolve(asked.result);
          };
          asked.onerror = () => reject(asked.error);
        };
      }),
    [store, key],
  );
}

/** Puts rows into the page's database behind its back, as a crash, another program or a stranger might. */
export function writeRows(page: Page, rows: readonly Row[]): Promise<void> {
  return page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("playmat");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const names = [...new Set(given.map(({ store }) => store))];
          const transaction = database.transaction(names, "readwrite");
          for (const { store, key, row } of given) transaction.objectStore(store).put(row, key);
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    rows,
  );
}
