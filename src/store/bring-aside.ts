import { message } from "../text/message";
import { saves } from "./saves";
import { setAside } from "./saving/quarantine";
import type { SteadyShelf } from "./saving/steady";

/**
 * Brings texts that were set aside in the small storage to where everything unreadable lies, to be offered there for
 * download. Each leaves its place only when it is safe in the other. Apart from what calls it: seldom needed.
 */
export async function bringAside(
  storage: Storage,
  keys: readonly string[],
  shelf: Pick<SteadyShelf, "write"> = saves.shelf,
): Promise<void> {
  for (const key of keys) {
    const text = storage.getItem(key);
    const [, name = ""] = key.split(".");
    if (text === null) continue;
    const why = message(name === "guide" ? "trouble.guide-unreadable" : "trouble.settings-unreadable");
    const entry = { id: key, name: `playmat-${name}.json`, why, text, at: Date.now() };
    if ((await shelf.write([setAside(entry)])) === "kept") storage.removeItem(key);
  }
}
