/** Tells every tab which row of one kind has changed. */
export interface RowChanges {
  report(id: string): void;
  /** Calls back for a change in this tab or another. Returns a function that ends it. */
  watch(onChange: (id: string) => void): () => void;
}

/**
 * Changes between the tabs of this browser. Without BroadcastChannel, only those of this tab.
 * @param name of the channel.
 */
export function rowChanges(name: string): RowChanges {
  const watchers = new Set<(id: string) => void>();
  const tell = (id: string) => {
    for (const watcher of watchers) watcher(id);
  };
  // Made when it is first needed: an open channel keeps a page out of the back-forward cache.
  let channel: BroadcastChannel | null = null;
  const open = () => {
    if (channel !== null || typeof BroadcastChannel === "undefined") return channel;
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => {
      if (typeof data === "string") tell(data);
    };
    return channel;
  };
  return {
    report: (id) => {
      tell(id);
      open()?.postMessage(id);
    },
    watch: (onChange) => {
      watchers.add(onChange);
      open();
      return () => {
        watchers.delete(onChange);
        if (watchers.size > 0) return;
        channel?.close();
        channel = null;
      };
    },
  };
}
