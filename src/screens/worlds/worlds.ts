/** The five games of the house in the order of their shelf. */
export const WORLDS = [
  "d20-warriors",
  "battle-of-souls",
  "battle-spirits-saga",
  "battle-cores",
  "soul-masters",
] as const;

export type WorldSlug = (typeof WORLDS)[number];

export function isWorld(slug: string | undefined): slug is WorldSlug {
  return WORLDS.some((world) => world === slug);
}
