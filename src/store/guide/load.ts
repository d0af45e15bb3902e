import type { Guide } from "../../games/guide";
import { gameEntry } from "../../games/registry";

export function isGuided(slug: string): boolean {
  return gameEntry(slug)?.parts.guide !== undefined;
}

/**
 * The guide of this game, or null when it has none.
 * @throws when its code cannot be loaded.
 */
export async function loadGuide(slug: string): Promise<Guide | null> {
  return (await gameEntry(slug)?.parts.guide?.()) ?? null;
}
