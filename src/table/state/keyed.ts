/** Those who want to hear of one thing each. */
export interface KeyedListeners<K> {
  /** Calls back when this one is called. @returns how to stop. */
  subscribe(key: K, listener: () => void): () => void;
  call(key: K): void;
  has(key: K): boolean;
  keys(): Iterable<K>;
}

/** @param onLeft called when the last listener of a key is gone. */
export function keyedListeners<K>(onLeft?: (key: K) => void): KeyedListeners<K> {
  const listeners = new Map<K, Set<() => void>>();
  return {
    subscribe: (key, listener) => {
      const all = listeners.get(key) ?? new Set();
      listeners.set(key, all.add(listener));
      return () => {
        all.delete(listener);
        if (all.size > 0 || listeners.get(key) !== all) return;
        listeners.delete(key);
        onLeft?.(key);
      };
    },
    call: (key) => {
      for (const listener of listeners.get(key) ?? []) listener();
    },
    has: (key) => listeners.has(key),
    keys: () => listeners.keys(),
  };
}
