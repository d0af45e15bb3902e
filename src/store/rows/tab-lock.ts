/** Milliseconds before a refused lock is tried again. */
const RETRY_DELAY = 250;

/** Lets only one tab play a match at a time. */
export interface TabLock {
  /**
   * @param takeOver true to take it from the tab that has it.
   * @returns false when another tab has it.
   */
  acquire(id: string, takeOver: boolean): Promise<boolean>;
  release(id: string): void;
}

/**
 * Tab locks by the Web Locks API, released when the tab ends. Without the API (at an insecure address) every lock is
 * granted, and only the owner's mark in the saved row keeps two tabs from overwriting each other.
 * @param locks the browser's lock manager, if it has one.
 * @param lost called when another tab has taken this match over.
 */
export function createTabLock(locks: LockManager | undefined, lost: (id: string) => void): TabLock {
  const releases = new Map<string, () => void>();

  async function claim(id: string, takeOver: boolean): Promise<boolean> {
    if (!locks || releases.has(id)) return true;
    if (await request(locks, id, takeOver)) return true;
    // A page that is being reloaded may not have released it yet.
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    return request(locks, id, takeOver);
  }

  function request(locks: LockManager, id: string, takeOver: boolean): Promise<boolean> {
    return new Promise((resolve) => {
      const held = (lock: Lock | null): Promise<void> | undefined => {
        resolve(lock !== null);
        if (lock === null) return undefined;
        return new Promise((release) => releases.set(id, release));
      };
      locks
        .request(`playmat.match.${id}`, takeOver ? { steal: true } : { ifAvailable: true }, held)
        .catch(() => {
          resolve(false);
          if (releases.delete(id)) lost(id);
        });
    });
  }

  return {
    acquire: claim,
    release: (id) => {
      releases.get(id)?.();
      releases.delete(id);
    },
  };
}
