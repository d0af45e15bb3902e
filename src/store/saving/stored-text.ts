import { hashPlain } from "../../kernel/state/hash";
import { parseJson } from "../../text/bounded-json";
import { message } from "../../text/message";
import type { NoticeStore } from "../notices";
import type { StoredName } from "./stored-names";

/** Part of the key of every text that was set aside. */
const ASIDE = ".broken";

/** More characters than settings and progress ever have. */
const MAX_TEXT_LENGTH = 100_000;

/** A text in local storage, which may be empty, full or forbidden. */
export interface StoredText {
  readonly key: string;
  /** The text, or null when there is none. */
  read(): string | null;
  /**
   * Stores a text. An unreadable one is first set aside under its own key, with a notice; if that fails, it stays.
   * @param text the new text.
   * @param broken the unreadable text, if any.
   * @returns whether the text is stored now.
   */
  write(text: string, broken: string | null): boolean;
}

/**
 * The stored text with this key.
 * @param storage returns the storage, or throws when there is none
 */
export function storedText(storage: () => Storage, notices: NoticeStore, name: StoredName): StoredText {
  const key = `playmat.${name}`;
  let reported: string | null = null;
  const put = (where: string, text: string): boolean => {
    try {
      storage().setItem(where, text);
      return true;
    } catch {
      return false;
    }
  };
  const setAside = (raw: string): boolean => {
    const unread = message(`notice.${name}-unreadable`);
    if (reported !== raw)
      notices.getState().report({ id: name, message: unread, raw, fileName: `playmat-${name}.json` });
    reported = raw;
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

/** The JSON value of a text, or undefined when it is invalid or far too long. */
export function parseStoredText(text: string): unknown {
  return parseJson(text, MAX_TEXT_LENGTH);
}

/** Moves the texts set aside at this visit or an earlier one to the quarantine. Never rejects. */
export async function quarantineBroken(): Promise<void> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.includes(ASIDE));
    if (keys.length > 0) await (await import("./move-to-quarantine")).moveToQuarantine(localStorage, keys);
  } catch {
    // The text is safe in local storage, and will be moved at the next visit.
  }
}
