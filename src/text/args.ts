/** An argument in words; empty when it is absent. */
export const str = (value: unknown): string => (value === undefined ? "" : String(value));

/** An argument as a number; 0 when it is absent. */
export const num = (value: unknown): number => Number(value ?? 0);

/** A list of arguments in words; empty when it is absent. */
export const strs = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(str) : []);

/** "1 card", "3 cards": a number with the word that fits it, in languages that have two forms. */
export const count = (n: unknown, one: string, many: string): string =>
  `${str(n)} ${num(n) === 1 ? one : many}`;
