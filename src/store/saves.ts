import { loadGame } from "./games";
import { createSaves } from "./saving/create";
import { databaseShelf } from "./saving/database";
import { newId } from "./saving/identify";
import { storageJournal } from "./saving/journal";
import { steadyShelf } from "./saving/steady";
import { useTroubles } from "./troubles";

/** All that this device keeps of matches. */
export const saves = createSaves({
  shelf: steadyShelf(databaseShelf("playmat")),
  tab: newId(),
  locks: typeof navigator === "undefined" ? undefined : navigator.locks,
  journal: storageJournal(() => localStorage),
  troubles: useTroubles,
  loadGame,
});

// A page that goes out of sight may never come back: what is not yet written is put down at once.
if (typeof document !== "undefined") {
  addEventListener("pagehide", saves.hurry);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") saves.hurry();
  });
}
