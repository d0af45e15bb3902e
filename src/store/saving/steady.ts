import { memoryShelf, type Shelf, type ShelfName } from "./shelf";

/** What became of a write: kept for good, only as long as the page is open, or refused by its guard. */
export type Written = "kept" | "no-room" | "no-storage" | "refused";

export interface SteadyShelf extends Omit<Shelf, "write"> {
  write(...args: Parameters<Shelf["write"]>): Promise<Written>;
  /** Keys of the rows that lie in memory only. */
  held(shelf: ShelfName): Promise<readonly string[]>;
}

function isFull(fault: unknown): boolean {
  return (
    fault instanceof Error &&
    (fault.name === "QuotaExceededError" || fault.name === "NS_ERROR_DOM_QUOTA_REACHED")
  );
}

/**
 * A shelf whose writes never throw: what cannot be kept for good is kept in memory, and the caller is told. Reading
 * throws when what is kept for good cannot be reached: nobody knows then what there is.
 */
export function steadyShelf(lasting: Shelf): SteadyShelf {
  const memory = memoryShelf();
  /** Keys whose newest row lies in memory because it could not be kept for good. */
  const held = new Set<string>();
  const nameOf = (shelf: string, key: string) => `${shelf}/${key}`;

  return {
    keys: async (shelf) => {
      const kept = await lasting.keys(shelf);
      return [...kept.filter((key) => !held.has(nameOf(shelf, key))), ...(await memory.keys(shelf))];
    },
    held: memory.keys,
    get: (shelf, key) => (held.has(nameOf(shelf, key)) ? memory : lasting).get(shelf, key),
    write: async (changes, guard) => {
      try {
        if (!(await lasting.write(changes, guard))) return "refused";
        for (const { shelf, key } of changes) held.delete(nameOf(shelf, key));
        await memory.write(changes.map((change) => ({ ...change, row: null })));
        return "kept";
      } catch (fault) {
        await memory.write(changes);
        for (const { shelf, key } of changes) held.add(nameOf(shelf, key));
        return isFull(fault) ? "no-room" : "no-storage";
      }
    },
  };
}
