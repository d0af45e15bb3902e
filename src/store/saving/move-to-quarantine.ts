import { message } from "../../text/message";
import type { FallbackStore } from "../rows/memory-fallback";
import { quarantineChange } from "../rows/quarantine";
import { saves } from "./saves";

/**
 * Moves broken texts from local storage to the quarantine, where they can be downloaded. Each is removed only once it
 * is safely stored there. A separate module because it is rarely needed.
 */
export async function moveToQuarantine(
  storage: Storage,
  keys: readonly string[],
  store: Pick<FallbackStore, "write"> = saves.store,
): Promise<void> {
  for (const key of keys) {
    const text = storage.getItem(key);
    const [, name = ""] = key.split(".");
    if (text === null) continue;
    const why = message(name === "guide" ? "notice.guide-unreadable" : "notice.settings-unreadable");
    const entry = { id: key, name: `playmat-${name}.json`, why, text, at: Date.now() };
    if ((await store.write([quarantineChange(entry)])) === "kept") storage.removeItem(key);
  }
}
