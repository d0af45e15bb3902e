import * as v from "valibot";
import type { Plain } from "../../kernel";
import { isPlain } from "../../kernel/decisions/answer-shape";

/** Maximum nesting of lists and records in a save. */
const DEEPEST = 40;

export const plain = v.custom<Plain>((value) => isPlain(value, DEEPEST));

/** A short name: of a zone, a procedure, a rule, a kind of event. */
export const shortName = v.pipe(v.string(), v.maxLength(200));

/** An integer that survives JSON. */
export const integer = v.pipe(v.number(), v.safeInteger());

/** A count or index. */
export const count = v.pipe(integer, v.minValue(0));

/** A seat, card or zone, or NONE. */
export const idOrNone = v.pipe(integer, v.minValue(-1));

/** Maximum length of a player's name. */
export const MAX_NAME_LENGTH = 60;

/** Matches names without the characters that every version has forbidden. Older saves may contain the others. */
const NEVER = /^[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u;

/** A name that a person chose. */
export const personName = v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH), v.regex(NEVER));

/** Plain values by name. */
export const plainRecord = v.custom<Readonly<Record<string, Plain>>>(
  (value) => typeof value === "object" && value !== null && !Array.isArray(value) && isPlain(value, DEEPEST),
);

/** The largest value that any game may allow. `check.ts` checks a game's own bounds. */
export const MAX_VALUE = 1_000_000;

export const upTo = (most: number) => v.pipe(integer, v.minValue(-most), v.maxValue(most));

/** A list with an upper limit, which is checked before any item. */
export function listOf<const S extends v.GenericSchema>(item: S, most: number) {
  const isShort = (value: unknown) => Array.isArray(value) && value.length <= most;
  return v.pipe(v.custom<readonly unknown[]>(isShort), v.array(item));
}

/** A record with an upper limit, which is checked before any entry. */
export function recordOf<const K extends v.GenericSchema<string, string>, const S extends v.GenericSchema>(
  key: K,
  value: S,
  most: number,
) {
  const isSmall = (entries: unknown) =>
    typeof entries === "object" && entries !== null && Object.keys(entries).length <= most;
  return v.pipe(v.custom<Readonly<Record<string, unknown>>>(isSmall), v.record(key, value));
}

/** Named integers: counters on things, turn numbers. */
export const counters = recordOf(shortName, upTo(1_000_000), 1000);

/** Validates a value from outside. It stops at the first fault, so that many faults cost no more than one. */
export function validate<const S extends v.GenericSchema>(schema: S, value: unknown) {
  return v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
}

/** Whether two types have the same keys, variant by variant. */
type SameKeys<A, B> = [AllKeys<A>] extends [AllKeys<B>]
  ? [AllKeys<B>] extends [AllKeys<A>]
    ? true
    : false
  : false;
type AllKeys<T> = T extends unknown ? keyof T : never;

/** Returns the schema. Does not compile unless schema and type have the same fields, so that none is forgotten. */
export function schemaFor<T>() {
  return <S extends v.GenericSchema>(
    schema: S & (SameKeys<T, v.InferOutput<S>> extends true ? unknown : never),
  ): S => schema;
}
