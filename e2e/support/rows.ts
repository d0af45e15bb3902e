import type { Page } from "@playwright/test";

export type StoreName = "matches" | "summaries" | "quarantine";

/** One row of the browser's database. A null row deletes it. */
export interface Row {
  readonly store: StoreName;
  readonly key: string;
  readonly row: unknown;
}

/** Reads a row of the page's database directly. */
export function readRow(page: Page, store: StoreName, key: string): Promise<unknown> {
  return page.evaluate(
    ([name, id]) =>
      new Promise<unknown>((resolve, reject) => {
        const opening = indexedDB.open("playmat");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const request = database
            .transaction(name ?? "")
            .objectStore(name ?? "")
            .get(id ?? "");
          request.onsuccess = () => {
            database.close();
            resolve(request.result);
          };
          request.onerror = () => reject(request.error);
        };
      }),
    [store, key],
  );
}

/** Writes rows to the page's database directly, as a crash, another program or a stranger might. */
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
