import { message } from "../../text/message";
import type { FallbackStore } from "../rows/memory-fallback";
import { quarantineChange } from "../rows/quarantine";
import { saves } from "./saves";
import { STORED_NAMES } from "./stored-names";

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
    const [, part] = key.split(".");
    const name = STORED_NAMES.find((known) => known === part) ?? "settings";
    if (text === null) continue;
    const why = message(`notice.${name}-unreadable`);
    const entry = { id: key, name: `playmat-${name}.json`, why, text, at: Date.now() };
    if ((await store.write([quarantineChange(entry)])) === "kept") storage.removeItem(key);
  }
}
