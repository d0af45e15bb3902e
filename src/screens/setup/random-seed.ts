/** A random seed, short enough to write down. */
export function randomSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(words, (word) => word.toString(36).padStart(7, "0")).join("-");
}
