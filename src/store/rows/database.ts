import { type IDBPDatabase, openDB } from "idb";
import { type RowStore, STORE_NAMES } from "./row-store";

/** Incremented when stores are added. Version 2 adds results, version 3 events and card sets, version 4 reviews and positions. */
const VERSION = 4;
/** Milliseconds after which a database blocked by another tab is given up, so that playing is still possible. */
const OPEN_TIMEOUT = 4000;
const RETRY = 30_000;

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("the database does not open")), OPEN_TIMEOUT);
  });
}

function open(name: string, closed: () => void): Promise<IDBPDatabase> {
  return openDB(name, VERSION, {
    upgrade: (db) => {
      for (const store of STORE_NAMES) {
        if (!db.objectStoreNames.contains(store)) db.createObjectStore(store);
      }
    },
    // A newer version of the program in another tab wants to upgrade the database.
    blocking: (_old, _new, event) => {
      (event.target as IDBDatabase).close();
      closed();
    },
    terminated: closed,
  });
}

/** Opens the database when it is first needed. After a failure it waits before trying again. */
function opener(name: string): () => Promise<IDBPDatabase> {
  let opened: Promise<IDBPDatabase> | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  const forget = () => {
    opened = null;
  };
  return () => {
    if (opened !== null) return opened;
    if (performance.now() - failedAt < RETRY) return Promise.reject(new Error("the database did not open"));
    const opening = open(name, forget);
    const inTime = Promise.race([opening, late()]);
    opened = inTime;
    inTime.catch(() => {
      failedAt = performance.now();
      forget();
      // A late connection is still useful.
      opening.then(
        () => {
          opened = opening;
        },
        () => undefined,
      );
    });
    return inTime;
  };
}

/** Rows in IndexedDB. Each write is one transaction. Every method throws when there is no database. */
export function databaseStore(name: string): RowStore {
  const database = opener(name);
  return {
    keys: async (store) => (await (await database()).getAllKeys(store)).map(String),
    get: async (store, key) => (await database()).get(store, key),
    getEach: async (stores, key) => {
      const transaction = (await database()).transaction([...stores], "readonly");
      return Promise.all(stores.map((store) => transaction.objectStore(store).get(key)));
    },
    write: async (changes, guard) => {
      const transaction = (await database()).transaction([...STORE_NAMES], "readwrite");
      if (guard && !guard.allows(await transaction.objectStore(guard.store).get(guard.key))) {
        await transaction.done;
        return false;
      }
      const requests = changes.map(({ store, key, row }) => {
        const rows = transaction.objectStore(store);
        return row === null ? rows.delete(key) : rows.put(row, key);
      });
      await Promise.all([...requests, transaction.done]);
      return true;
    },
  };
}
