import * as v from "valibot";
import type { Message } from "../../kernel";
import { message } from "./answer-schema";
import { count, word } from "./plain-schema";
import type { Change } from "./shelf";
import type { SteadyShelf } from "./steady";

const schema = v.object({ id: word, name: word, why: message, text: v.string(), at: count });

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

/** All that was set aside, newest first. */
export async function readQuarantine(shelf: SteadyShelf): Promise<readonly Quarantined[]> {
  const rows = await Promise.all((await shelf.keys("quarantine")).map((key) => shelf.get("quarantine", key)));
  const entries = rows.flatMap((row) => {
    const result = v.safeParse(schema, row);
    return result.success ? [result.output] : [];
  });
  return entries.sort((a, b) => b.at - a.at);
}
