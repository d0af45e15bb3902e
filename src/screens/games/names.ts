import { gameCards } from "../../store/games";
import { t } from "../say";
import type { GameSlug } from "./slugs";

/** The title of a game, known before the game is loaded. A slug that nobody knows stands for itself. */
export function gameTitle(slug: string): string {
  return gameCards.find((card) => card.slug === slug)?.title ?? slug;
}

/** One line about a game, for its tile. */
export function gamePitch(slug: GameSlug): string {
  return t(`pitch.${slug}`);
}
