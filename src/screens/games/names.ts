import { gameEntry } from "../../games/registry";
import { currentLocale } from "../../text";

/** The title of a game, known before the game is loaded. A slug that no game has is shown as it is. */
export function gameTitle(slug: string): string {
  return gameEntry(slug)?.title ?? slug;
}

/** One line about a game, for its tile. */
export function gamePitch(slug: string): string {
  return gameEntry(slug)?.pitch[currentLocale()] ?? "";
}
