import { loadGameToPlay } from "../games";
import { useNotices } from "../notices";
import { databaseStore } from "../rows/database";
import { withMemoryFallback } from "../rows/memory-fallback";
import { newId } from "../rows/new-id";
import { storageCounter } from "../rows/save-counter";
import { createSaves } from "./create";
import { DATABASE, nowSaving } from "./first-visit";
import { storageJournal } from "./journal";

nowSaving();

export const saves = createSaves({
  store: withMemoryFallback(databaseStore(DATABASE)),
  tab: newId(),
  locks: typeof navigator === "undefined" ? undefined : navigator.locks,
  journal: storageJournal(() => localStorage),
  counter: storageCounter(() => localStorage),
  notices: useNotices,
  loadGame: loadGameToPlay,
  persist: () => void navigator.storage?.persist?.().catch(() => false),
});

// A hidden page may never return, so unwritten states go to the journal at once.
if (typeof document !== "undefined") {
  addEventListener("pagehide", saves.flushNow);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") saves.flushNow();
  });
}
