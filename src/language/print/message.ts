import type { Message } from "../../kernel";

/** A message whose arguments may be messages, lists and plain values. */
export function message(key: string, args?: Readonly<Record<string, unknown>>): Message {
  return args === undefined ? { key } : { key, args: args as never };
}

const isMessage = (value: unknown): value is Message =>
  typeof value === "object" && value !== null && "key" in value;

/** The text of a lent ability, whose "it" is another card than that of the text around it. */
export const LENT = "lang.lent";

/** The number of times a phrase occurs in a message. */
export function occurrences(value: unknown, key: string): number {
  if (Array.isArray(value)) return value.reduce((sum: number, part) => sum + occurrences(part, key), 0);
  if (!isMessage(value) || value.key === LENT) return 0;
  if (value.key === key) return 1;
  return Object.values(value.args ?? {}).reduce((sum: number, part) => sum + occurrences(part, key), 0);
}

/** The same message with one phrase replaced by another. */
export function withPhrase(value: Message, key: string, phrase: Message): Message {
  return swap(value, key, phrase) as Message;
}

function swap(value: unknown, key: string, phrase: Message): unknown {
  if (Array.isArray(value)) return value.map((part) => swap(part, key, phrase));
  if (!isMessage(value) || value.key === LENT) return value;
  if (value.key === key) return phrase;
  if (value.args === undefined) return value;
  const args = Object.entries(value.args).map(([name, part]) => [name, swap(part, key, phrase)]);
  return message(value.key, Object.fromEntries(args));
}
