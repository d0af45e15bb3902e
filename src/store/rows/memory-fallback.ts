import { memoryStore, type RowStore, type StoreName } from "./row-store";

/** The result of a write: permanent, in memory only (no room, no storage), or refused by its guard. */
export type WriteResult = "kept" | "no-room" | "no-storage" | "refused";

export interface FallbackStore extends Omit<RowStore, "write"> {
  write(...args: Parameters<RowStore["write"]>): Promise<WriteResult>;
  /** Keys of the rows that are in memory only. */
  inMemory(store: StoreName): Promise<readonly string[]>;
}

function isFull(fault: unknown): boolean {
  return (
    fault instanceof Error &&
    (fault.name === "QuotaExceededError" || fault.name === "NS_ERROR_DOM_QUOTA_REACHED")
  );
}

/**
 * A store whose writes never throw: rows that the persistent store refuses are kept in memory, and the result says so.
 * Reading throws when the persistent store cannot be reached, because its rows are unknown then.
 */
export function withMemoryFallback(persistent: RowStore): FallbackStore {
  const memory = memoryStore();
  /** Keys whose newest row is in memory because it could not be stored permanently. */
  const held = new Set<string>();
  /** The last write of each key. An earlier write that ends after it is ignored. */
  const last = new Map<string, object>();
  const nameOf = (store: string, key: string) => `${store}/${key}`;

  return {
    keys: async (store) => {
      const kept = await persistent.keys(store);
      return [...kept.filter((key) => !held.has(nameOf(store, key))), ...(await memory.keys(store))];
    },
    inMemory: memory.keys,
    get: (store, key) => (held.has(nameOf(store, key)) ? memory : persistent).get(store, key),
    getEach: async (stores, key) => {
      const isHeld = stores.map((store) => held.has(nameOf(store, key)));
      const own = await memory.getEach(stores, key);
      if (isHeld.every(Boolean)) return own;
      const kept = await persistent.getEach(stores, key);
      return stores.map((_, i) => (isHeld[i] ? own : kept)[i]);
    },
    write: async (changes, guard) => {
      const mine = {};
      for (const { store, key } of changes) last.set(nameOf(store, key), mine);
      const decided = () => changes.filter(({ store, key }) => last.get(nameOf(store, key)) === mine);
      try {
        if (!(await persistent.write(changes, guard))) return "refused";
        for (const { store, key } of decided()) held.delete(nameOf(store, key));
        await memory.write(decided().map((change) => ({ ...change, row: null })));
        return "kept";
      } catch (fault) {
        await memory.write(decided());
        for (const { store, key } of decided()) held.add(nameOf(store, key));
        return isFull(fault) ? "no-room" : "no-storage";
      }
    },
  };
}
