import { type IDBPDatabase, openDB } from "idb";
import { SHELVES, type Shelf } from "./shelf";

/** Grows when shelves are added; 2: results. */
const VERSION = 2;
/** A database that another tab keeps shut must not keep anybody from playing. */
const PATIENCE = 4000;
const RETRY = 30_000;

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("the database does not open")), PATIENCE);
  });
}

function open(name: string, closed: () => void): Promise<IDBPDatabase> {
  return openDB(name, VERSION, {
    upgrade: (db) => {
      for (const shelf of SHELVES) {
        if (!db.objectStoreNames.contains(shelf)) db.createObjectStore(shelf);
      }
    },
    // A newer version of the program in another tab wants to change the database: let it.
    blocking: (_old, _new, event) => {
      (event.target as IDBDatabase).close();
      closed();
    },
    terminated: closed,
  });
}

/** Opens the database when it is first needed, and after a failure not again for a while. */
function opener(name: string): () => Promise<IDBPDatabase> {
  let opened: Promise<IDBPDatabase> | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  const forget = () => {
    opened = null;
  };
  return () => {
    if (opened !== null) return opened;
    if (Date.now() - failedAt < RETRY) return Promise.reject(new Error("the database did not open"));
    const opening = open(name, forget);
    const inTime = Promise.race([opening, late()]);
    opened = inTime;
    inTime.catch(() => {
      failedAt = Date.now();
      forget();
      // Even too late it is welcome.
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

/** Rows in IndexedDB; each write is one transaction. Every method throws when there is no database. */
export function databaseShelf(name: string): Shelf {
  const database = opener(name);
  return {
    keys: async (shelf) => (await (await database()).getAllKeys(shelf)).map(String),
    get: async (shelf, key) => (await database()).get(shelf, key),
    write: async (changes, guard) => {
      const transaction = (await database()).transaction([...SHELVES], "readwrite");
      if (guard && !guard.allows(await transaction.objectStore(guard.shelf).get(guard.key))) {
        await transaction.done;
        return false;
      }
      const asked = changes.map(({ shelf, key, row }) => {
        const store = transaction.objectStore(shelf);
        return row === null ? store.delete(key) : store.put(row, key);
      });
      await Promise.all([...asked, transaction.done]);
      return true;
    },
  };
}
