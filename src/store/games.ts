import type { Game } from "../games/game";
import { gameEntry } from "../games/registry";
import { loadMessages } from "../text";

/**
 * Loads a game with its messages in the current language and what its cards are drawn with.
 * @returns null when there is no such game.
 * @throws when its code or its messages cannot be loaded.
 */
export async function loadGame(slug: string): Promise<Game | null> {
  const parts = gameEntry(slug)?.parts;
  if (parts === undefined) return null;
  const [game] = await Promise.all([parts.game(), loadMessages(parts.messages), parts.artwork()]);
  return game;
}
