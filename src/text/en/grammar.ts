import type { Inflected } from "../catalogue";

/** English number words up to twelve, digits beyond. */
const WORDS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

export function numberWord(n: number): string {
  return WORDS[n] ?? String(n);
}

const TIMES: readonly string[] = ["", "once", "twice"];

/** "Twice per round, " before an effect of limited use. */
export function often(once: unknown, uses: unknown): string {
  if (once === true) return "once per turn, ";
  if (uses === undefined) return "";
  const { per, most } = uses as { per: string; most: number };
  return `${TIMES[most] ?? `${numberWord(most)} times`} per ${per}, `;
}

/** "a" or "an" before this word. Abbreviations are spelled out: "an RST". */
export function article(word: string): string {
  if (/^[A-Z]{2,}\b/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? "an" : "a";
  return /^(?!uni[tvq])[aeiou]/i.test(word) ? "an" : "a";
}

export function plural(noun: string, count: number): string {
  return count === 1 ? noun : `${noun}s`;
}

/** "x", "x and y", "x, y and z". */
export function list(parts: readonly string[], word = "and"): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1)}`;
}

export function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Capitalizes the first letter and ends with a full stop. */
export function sentence(phrase: string): string {
  const text = phrase.trim();
  if (text === "") return "";
  const end = /[.!?]$/.test(text) ? "" : ".";
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${end}`;
}

/** Turns the first sentence into a question. Its consequence stays a sentence. */
export function question(phrase: string, end = ""): string {
  const [first = "", ...rest] = phrase.split(/\. (?=[A-Z])/);
  return [`${first}${end}?`, ...rest.map(sentence)].join(" ");
}

/** "+2" or "−2". */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** A statement about a card, with its subject apart so that the next statement can omit it. */
export interface Statement extends Inflected {
  readonly subject: string;
  readonly predicate: string;
  /** The duration at the end of the predicate. Empty if it is not at the end. */
  readonly until: string;
}

export const statement = (subject: string, predicate: string, until = ""): Statement => ({
  subject,
  predicate,
  until: predicate.endsWith(until) ? until : "",
  toString: () => `${subject} ${predicate}`,
});

export const isStatement = (value: unknown): value is Statement =>
  typeof value === "object" && value !== null && "predicate" in value;
