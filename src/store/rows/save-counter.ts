const KEY = "playmat.saves";

/**
 * Numbers the saves of this device, in all tabs. The list of matches is sorted by this number, not by the clock, which
 * may be set back.
 */
export interface SaveCounter {
  /** The number of the next save, higher than all before it. */
  next(): number;
  /** Reports a save with this number. */
  found(order: number): void;
}

/**
 * A counter in local storage. Without storage, each tab counts from the highest number it has found.
 * @param storage returns it, or throws when there is none.
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
        // This tab keeps counting on its own.
      }
      return highest;
    },
    found: (order) => {
      highest = Math.max(highest, order);
    },
  };
}
