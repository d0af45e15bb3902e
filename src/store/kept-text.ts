import { hashPlain } from "../kernel/hash";
import { message } from "../text/message";
import type { TroubleStore } from "./troubles";

/** In the name of every text that was set aside. */
const ASIDE = ".broken";

/** A text in the browser's small storage, which may be empty, full or forbidden. */
export interface KeptText {
  /** Its name there. */
  readonly key: string;
  /** The text; null when there is none. */
  read(): string | null;
  /**
   * Puts a text in its place. What could not be read there is set aside first, under a name of its own, and told of;
   * where it is not safe, it stays.
   * @param broken what could not be read @returns whether the text is kept now
   */
  write(text: string, broken: string | null): boolean;
}

/** The text of this name. @param storage gives it, or throws where there is none */
export function keptText(
  storage: () => Storage,
  troubles: TroubleStore,
  name: "settings" | "guide",
): KeptText {
  const key = `playmat.${name}`;
  let told: string | null = null;
  const put = (where: string, text: string): boolean => {
    try {
      storage().setItem(where, text);
      return true;
    } catch {
      return false;
    }
  };
  const setAside = (raw: string): boolean => {
    const unread = message(`trouble.${name}-unreadable`);
    if (told !== raw)
      troubles.getState().report({ id: name, message: unread, raw, fileName: `playmat-${name}.json` });
    told = raw;
    return put(`${key}${ASIDE}.${hashPlain(raw)}`, raw);
  };
  return {
    key,
    read: () => {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write: (text, broken) => (broken === null || setAside(broken)) && put(key, text),
  };
}

/** What a text says as JSON; undefined when it says nothing. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Brings what was set aside, at this visit or an earlier one, to where everything unreadable lies. Never rejects. */
export async function clearAside(): Promise<void> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.includes(ASIDE));
    if (keys.length > 0) await (await import("./bring-aside")).bringAside(localStorage, keys);
  } catch {
    // It is safe where it is, and is brought at the next visit.
  }
}
