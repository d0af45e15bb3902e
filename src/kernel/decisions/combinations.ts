/** A source of randomness: integers from 0 to n - 1. */
export type Below = (n: number) => number;

/** The integers from 0 to n - 1. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** `count` of `n` indexes at random, without replacement. */
export function sample(n: number, count: number, below: Below): number[] {
  const left = upTo(n);
  const taken: number[] = [];
  for (let i = 0; i < count; i++) taken.push(...left.splice(below(left.length), 1));
  return taken;
}

/**
 * Every set of `count` of `n` indexes in ascending order.
 * @param limit stops once there are more than these.
 */
export function subsets(n: number, count: number, limit: number): number[][] {
  const found: number[][] = [];
  const extend = (set: readonly number[], from: number): void => {
    if (found.length > limit) return;
    if (set.length === count) {
      found.push([...set]);
      return;
    }
    for (let i = from; i <= n - (count - set.length); i++) extend([...set, i], i + 1);
  };
  extend([], 0);
  return found;
}

/** Every order of `n` indexes. */
export function orders(n: number): number[][] {
  const all: number[][] = [];
  const extend = (order: readonly number[]): void => {
    if (order.length === n) all.push([...order]);
    for (let i = 0; i < n; i++) if (!order.includes(i)) extend([...order, i]);
  };
  extend([]);
  return all;
}

/** How many orders of `n` indexes there are. */
export const countOrders = (n: number): number => upTo(n).reduce((product, i) => product * (i + 1), 1);

/**
 * The numbers from `min` to `max`.
 * @param limit about how many at most, evenly spread and always with the highest.
 */
export function numbers(min: number, max: number, limit: number): number[] {
  const step = Math.max(1, Math.ceil((max - min) / limit));
  const all: number[] = [];
  for (let n = min; n < max; n += step) all.push(n);
  return [...all, max];
}
