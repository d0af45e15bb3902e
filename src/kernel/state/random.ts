import type { RandomState } from "./state";

interface WithRandom {
  readonly state: { random: RandomState };
}

/**
 * Makes four words from any text (FNV-1a, then splitmix steps), so that every text is a good seed. The words stay
 * signed: small integers are faster in JavaScript engines.
 */
export function seedRandom(seed: string): RandomState {
  let h = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
  const word = () => {
    h = (h + 0x9e3779b9) | 0;
    let z = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  return { a: word(), b: word(), c: word(), d: word(), script: null };
}

/** sfc32: the next 32 random bits. The generator's state is part of the game's state. */
function nextWord(g: WithRandom): number {
  const { a, b, c, d, script } = g.state.random;
  const t = (((a + b) | 0) + d) | 0;
  g.state.random = {
    a: b ^ (b >>> 9),
    b: (c + (c << 3)) | 0,
    c: (((c << 21) | (c >>> 11)) + t) | 0,
    d: (d + 1) | 0,
    script,
  };
  return t >>> 0;
}

/**
 * A fair integer from 0 to n - 1, or the next scripted one.
 * @param n from 1 to 2^32.
 * @throws RangeError for another n, or when a scripted number is out of range.
 */
export function randomBelow(g: WithRandom, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0x100000000) throw new RangeError(`no random number below ${n}`);
  const script = g.state.random.script;
  if (script !== null && script.length > 0) {
    const scripted = script[0] as number;
    const fits = Number.isInteger(scripted) && scripted >= 0 && scripted < n;
    if (!fits) throw new RangeError(`scripted result ${scripted} out of 0..${n - 1}`);
    g.state.random = { ...g.state.random, script: script.slice(1) };
    return scripted;
  }
  const limit = 0x100000000 - (0x100000000 % n);
  for (;;) {
    const word = nextWord(g);
    if (word < limit) return word % n;
  }
}

/** A shuffled copy (Fisher–Yates). */
export function shuffled<T>(g: WithRandom, items: readonly T[]): T[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = randomBelow(g, i + 1);
    const swap = out[i] as T;
    out[i] = out[j] as T;
    out[j] = swap;
  }
  return out;
}
