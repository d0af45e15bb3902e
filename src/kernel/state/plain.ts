/**
 * Data that survives a JSON round trip: the only kind of value allowed in a state, a decision or an answer.
 */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain | undefined };

/** Drops the specific type of plain data, for storage in frames, variables and arguments. */
export function toPlain(value: object | null): Plain {
  return value as unknown as Plain;
}

/** Restores the specific type of plain data. The caller must know what was put in. */
export function fromPlain<T extends object | null>(value: Plain | object | undefined): T {
  return value as unknown as T;
}

/** A record of named integers (counters on a card, resources of a seat). Replaced, never mutated. */
export type Counters = Readonly<Record<string, number>>;

/** A message: its key in the text catalogue, with arguments. The kernel itself contains no sentences. */
export type Message = { readonly key: string; readonly args?: Readonly<Record<string, Plain>> };

/** Deep-freezes a plain value. Strict engines use it, so that a change that bypasses the verbs throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

/**
 * A lookup table by name. It has no prototype, so that only what was put in is found (a card may be called
 * "constructor"), and lookups stay fast with many names.
 */
export function lookupTable<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null), entries);
}
