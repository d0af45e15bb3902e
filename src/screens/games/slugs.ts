/** The five games of the house in the order in which they are shown. */
export const GAME_SLUGS = [
  "d20-warriors",
  "battle-of-souls",
  "battle-spirits-saga",
  "battle-cores",
  "soul-masters",
] as const;

export type GameSlug = (typeof GAME_SLUGS)[number];

export function isGameSlug(slug: string | undefined): slug is GameSlug {
  return GAME_SLUGS.some((known) => known === slug);
}
