import * as v from "valibot";
import type { Message } from "../../kernel";
import { parseJson } from "../../text/bounded-json";
import { message } from "../../text/message";
import { message as messageSchema } from "../schema/answer-schema";
import { plainCopy } from "../schema/plain-copy";
import { count, shortName, validate } from "../schema/plain-schema";
import { MAX_MATCH_LENGTH } from "../schema/saved-schema";
import type { FallbackStore } from "./memory-fallback";
import { newId } from "./new-id";
import type { Change } from "./row-store";

export const quarantinedSchema = v.object({
  id: shortName,
  name: shortName,
  why: messageSchema,
  text: v.string(),
  at: count,
});

/** Unreadable data, kept as it was found. */
export interface Quarantined {
  readonly id: string;
  /** A readable description; also the name of its file. */
  readonly name: string;
  readonly why: Message;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The change that quarantines an entry. It is written together with the deletion from the original place. */
export function quarantineChange(entry: Quarantined): Change {
  return { store: "quarantine", key: entry.id, row: entry };
}

/** The change that quarantines a text as found, dated now. */
export function quarantineNow(name: string, why: Message, text: string): Change {
  return quarantineChange({ id: newId(), name, why, text, at: Date.now() });
}

/** A row as JSON, whatever it contains. */
export function jsonOf(row: unknown): string {
  return JSON.stringify(plainCopy(row, MAX_MATCH_LENGTH)) ?? "";
}

/** The object in a JSON text, or null when the text is anything else. */
export function jsonObjectIn(text: string): Readonly<Record<string, unknown>> | null {
  const value = parseJson(text, MAX_MATCH_LENGTH);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
}

/** The text of a row, or the whole row as JSON when it has another format. Null when there is no row. */
export function textIn(row: unknown): string | null {
  if (row === undefined) return null;
  const holdsText = typeof row === "object" && row !== null && "text" in row && typeof row.text === "string";
  return holdsText ? String(row.text) : jsonOf(row);
}

/** The whole quarantine, newest first. Entries that are unreadable themselves come last. */
export async function readQuarantine(
  store: Pick<FallbackStore, "keys" | "get">,
): Promise<readonly Quarantined[]> {
  const entries: Quarantined[] = [];
  for (const id of await store.keys("quarantine")) {
    const row = await store.get("quarantine", id);
    const text = textIn(row);
    const result = validate(quarantinedSchema, row);
    // Listed under its key, whatever it contains, so that it can be deleted.
    if (result.success) entries.push({ ...result.output, id });
    else if (text !== null)
      entries.push({ id, name: `playmat-${id}.json`, why: message("reason.no-json"), text, at: 0 });
  }
  return entries.sort((a, b) => b.at - a.at);
}
