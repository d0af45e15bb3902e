/** Data that survives JSON unchanged: the only kind of value that may stand in a state, a decision or an answer. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain | undefined };

/** A small record of named whole numbers (counters on a card, resources of a seat). Replaced, never mutated. */
export type Counters = Readonly<Record<string, number>>;

/** A message by key of the text catalogue, with its arguments; the kernel itself holds no sentences. */
export interface Message {
  readonly key: string;
  readonly args?: Readonly<Record<string, Plain>>;
}

/** Freezes a plain value all the way down; used by strict engines so that a change round the verbs throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

/**
 * A table to look things up in by name. It has no prototype: only what was put in is found (a card may be called
 * "constructor"), and engines find it equally fast however many names there are.
 */
export function lookupTable<T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.assign(Object.create(null), entries);
}
