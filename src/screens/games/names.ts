import { gameEntry } from "../../games/registry";
import { currentLocale } from "../../text";

/** The title of a game, available before the game is loaded. An unknown slug is returned unchanged. */
export function gameTitle(slug: string): string {
  return gameEntry(slug)?.title ?? slug;
}

/** One line about a game, for its tile. */
export function gamePitch(slug: string): string {
  return gameEntry(slug)?.pitch[currentLocale()] ?? "";
}
