import type { Guide } from "../../games/guide";

/** A guide is loaded when it is played. */
const loaders: Readonly<Record<string, () => Promise<Guide>>> = {
  "d20-warriors": async () => (await import("../../games/d20-warriors/guide")).guide,
};

/** Has this game a guided first game? */
export function isGuided(slug: string): boolean {
  return Object.hasOwn(loaders, slug);
}

/** The guide of this game, or null when it has none. @throws when its code cannot be loaded. */
export async function loadGuide(slug: string): Promise<Guide | null> {
  return isGuided(slug) ? ((await loaders[slug]?.()) ?? null) : null;
}
