import { useCallback, useEffect, useRef, useState } from "react";
import { events } from "../../../store/events/events";
import type { EventProgress, SavedEvent } from "../../../store/events/saved-event";
import type { WriteResult } from "../../../store/rows/memory-fallback";

export interface OpenEvent {
  readonly event: SavedEvent;
  /** How the last save ended. */
  readonly written: WriteResult;
  /** Changes the event at once, and saves it. */
  readonly change: (change: Partial<EventProgress>) => Promise<void>;
}

/** An event as it goes on in this tab and others; null while it loads, "gone" when there is no such event. */
export function useEvent(id: string): OpenEvent | null | "gone" {
  const [event, setEvent] = useState<SavedEvent | null | "gone">(null);
  const [written, setWritten] = useState<WriteResult>("kept");
  const latest = useRef<SavedEvent | null>(null);
  const show = useCallback((next: SavedEvent | null) => {
    latest.current = next;
    setEvent(next ?? "gone");
  }, []);

  useEffect(() => {
    let current = true;
    const read = () =>
      events.get(id).then(
        (found) => {
          const isNewer = (found?.revision ?? 0) >= (latest.current?.revision ?? 0);
          if (current && (found === null || isNewer)) show(found);
        },
        () => current && show(null),
      );
    void read();
    const stop = events.watch((changed) => {
      if (changed === id) void read();
    });
    return () => {
      current = false;
      stop();
    };
  }, [id, show]);

  const change = useCallback(
    async (next: Partial<EventProgress>) => {
      const base = latest.current;
      if (base === null) return;
      show({ ...base, ...next, revision: base.revision + 1 });
      const result = await events.save(base, next);
      setWritten(result.written);
      // Another tab was faster: its picks stay.
      if (result.written === "refused") show(result.event);
    },
    [show],
  );
  return event === null || event === "gone" ? event : { event, written, change };
}
