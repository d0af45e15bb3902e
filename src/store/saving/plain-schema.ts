import * as v from "valibot";
import type { Plain } from "../../kernel";

const DEEPEST = 40;
const LONGEST_TEXT = 2000;
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);

/** Is this a plain value of decent depth, with no text or key that could do harm? */
export function isPlain(value: unknown, depth = 0): value is Plain {
  if (depth > DEEPEST) return false;
  if (value === null || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value === "string") return value.length <= LONGEST_TEXT;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth + 1));
  if (typeof value !== "object") return false;
  return Object.entries(value).every(
    ([key, inner]) => !FORBIDDEN_KEYS.has(key) && key.length <= LONGEST_TEXT && isPlain(inner, depth + 1),
  );
}

/** Any plain value. */
export const plain = v.custom<Plain>((value) => isPlain(value));

/** A short name: of a zone, a procedure, a rule, a kind of event. */
export const word = v.pipe(v.string(), v.maxLength(200));

/** A whole number that survives JSON. */
export const whole = v.pipe(v.number(), v.safeInteger());

/** A count or index. */
export const count = v.pipe(whole, v.minValue(0));

/** A seat, card or zone, or NONE. */
export const idOrNone = v.pipe(whole, v.minValue(-1));

/**
 * Control characters, marks that turn the direction of writing, breaks of lines and what nobody sees have no place in a
 * name. Joiners do: scripts and emoji need them.
 */
const HARMFUL = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u200b\ufeff\u{e0000}-\u{e007f}]/gu;

/** The text without what has no place in a name. */
export function harmless(text: string): string {
  return text.replace(HARMFUL, "");
}

/** Longest name of a player. */
export const NAME_MOST = 60;

/** What no version of the house has taken in a name: the saves of older ones may hold the rest. */
const NEVER = /^[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u;

/** A name that a person chose. */
export const personName = v.pipe(v.string(), v.maxLength(NAME_MOST), v.regex(NEVER));

/** A bag of plain values by name. */
export const bag = v.custom<Readonly<Record<string, Plain>>>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value) && isPlain(value),
);

/** Far beyond any value of a card, and still little enough to roll that many dice. */
export const AMOUNT_MOST = 999;

/** A whole number up to this, or as far below nought. */
export const upTo = (most: number) => v.pipe(whole, v.minValue(-most), v.maxValue(most));

/** Named whole numbers: of things, of turns. */
export const counters = v.record(word, upTo(1_000_000));

/** A list with an upper limit. */
export function listOf<const S extends v.GenericSchema>(item: S, most: number) {
  return v.pipe(v.array(item), v.maxLength(most));
}

/** Do two types have the same keys, variant by variant? */
type SameKeys<A, B> = [AllKeys<A>] extends [AllKeys<B>]
  ? [AllKeys<B>] extends [AllKeys<A>]
    ? true
    : false
  : false;
type AllKeys<T> = T extends unknown ? keyof T : never;

/** The schema itself. Does not compile when the schema and the type have not the same fields, so none is forgotten. */
export function covers<T>() {
  return <S extends v.GenericSchema>(
    schema: S & (SameKeys<T, v.InferOutput<S>> extends true ? unknown : never),
  ): S => schema;
}
