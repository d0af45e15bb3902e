import * as v from "valibot";
import type { Message } from "../../kernel";
import { message } from "../../text/message";
import { message as messageSchema } from "./answer-schema";
import { newId } from "./identify";
import { count, word } from "./plain-schema";
import type { Change } from "./shelf";
import type { SteadyShelf } from "./steady";

const schema = v.object({ id: word, name: word, why: messageSchema, text: v.string(), at: count });

/** Something that could not be read, kept as it was found. */
export interface Quarantined {
  readonly id: string;
  /** What it was, for a person; also the name of its file. */
  readonly name: string;
  readonly why: Message;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The change that sets something aside; goes into one write with taking it away from where it was. */
export function setAside(entry: Quarantined): Change {
  return { shelf: "quarantine", key: entry.id, row: entry };
}

/** The change that sets aside now what was found. */
export function setAsideNow(name: string, why: Message, text: string): Change {
  return setAside({ id: newId(), name, why, text, at: Date.now() });
}

/** The text that a row holds, or all of a row of another form; null when there is none. */
export function textIn(row: unknown): string | null {
  if (row === undefined) return null;
  const holdsText = typeof row === "object" && row !== null && "text" in row && typeof row.text === "string";
  return holdsText ? String(row.text) : (JSON.stringify(row) ?? "");
}

/** All that was set aside, newest first; at the end what cannot be read even here. */
export async function readQuarantine(
  shelf: Pick<SteadyShelf, "keys" | "get">,
): Promise<readonly Quarantined[]> {
  const entries: Quarantined[] = [];
  for (const id of await shelf.keys("quarantine")) {
    const row = await shelf.get("quarantine", id);
    const text = textIn(row);
    const result = v.safeParse(schema, row);
    // By its key, whatever it says of itself: so it can be taken away.
    if (result.success) entries.push({ ...result.output, id });
    else if (text !== null)
      entries.push({ id, name: `playmat-${id}.json`, why: message("reason.no-json"), text, at: 0 });
  }
  return entries.sort((a, b) => b.at - a.at);
}
