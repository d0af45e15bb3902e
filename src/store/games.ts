import type { Game } from "../games/game";
import { gameEntry, loadGameWithSets } from "../games/registry";
import type { Plain } from "../kernel";
import { loadMessages } from "../text";

/**
 * Loads a game with its messages in the current language and what its cards are drawn with.
 * @param sets the card sets of a match.
 * @returns null when there is no such game.
 * @throws BadSet for a damaged set; another error when its code or its messages cannot be loaded.
 */
export async function loadGame(slug: string, sets: readonly Plain[] = []): Promise<Game | null> {
  const parts = gameEntry(slug)?.parts;
  if (parts === undefined) return null;
  const [game] = await Promise.all([parts.game(), loadMessages(parts.messages), parts.artwork()]);
  return sets.length === 0 ? game : loadGameWithSets(slug, sets);
}
