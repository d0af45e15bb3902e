const KEY = "playmat.saves";

/** Numbers the saves of this device, in all tabs: the list of matches follows it, not the clock, which may be set back. */
export interface SaveCounter {
  /** The number of the next save: higher than all before it. */
  next(): number;
  /** A save with this number has been found. */
  found(order: number): void;
}

/**
 * A counter in local storage. Where there is none, each tab counts from what it has found.
 * @param storage returns it, or throws where there is none.
 */
export function storageCounter(storage: () => Storage): SaveCounter {
  let highest = 0;
  const stored = (): number => {
    try {
      const text = storage().getItem(KEY) ?? "";
      return /^\d{1,15}$/.test(text) ? Number(text) : 0;
    } catch {
      return 0;
    }
  };
  return {
    next: () => {
      highest = Math.max(highest, stored()) + 1;
      try {
        storage().setItem(KEY, String(highest));
      } catch {
        // This tab still counts on.
      }
      return highest;
    },
    found: (order) => {
      highest = Math.max(highest, order);
    },
  };
}
