/** Milliseconds until a claim that failed is tried once more. */
const SECOND_TRY = 250;

/** Only one tab plays a match at a time. */
export interface Claims {
  /** @param takeOver take it from the tab that has it. @returns false when another tab has it. */
  claim(id: string, takeOver: boolean): Promise<boolean>;
  release(id: string): void;
}

/**
 * Claims by Web Locks: they end with the tab, however it ends. Without locks (an insecure address) every claim is
 * granted, and the owner's mark in the saved row alone keeps two tabs from writing over each other.
 * @param lost another tab has taken this match over.
 */
export function lockClaims(locks: LockManager | undefined, lost: (id: string) => void): Claims {
  const releases = new Map<string, () => void>();

  async function claim(id: string, takeOver: boolean): Promise<boolean> {
    if (!locks || releases.has(id)) return true;
    if (await request(locks, id, takeOver)) return true;
    // A page that was just reloaded may still be letting go of it.
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY));
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
    claim,
    release: (id) => {
      releases.get(id)?.();
      releases.delete(id);
    },
  };
}
