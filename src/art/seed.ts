/** A stream of numbers that is always the same for the same text. */
export interface SeededRandom {
  /** From 0 up to, not including, 1. */
  next(): number;
  inRange(low: number, high: number): number;
  /** An integer between two numbers, both included. */
  integer(low: number, high: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  chance(p: number): boolean;
}

/** A 32-bit number for a text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** mulberry32: small, and even enough for artwork. Never used for play. */
export function seeded(text: string): SeededRandom {
  let state = hashText(text);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  return {
    next,
    inRange: between,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (p) => next() < p,
  };
}
