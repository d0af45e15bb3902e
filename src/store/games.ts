import type { Game } from "../games/game";
import { gameEntry, loadGameWithSets } from "../games/registry";
import type { Config } from "../kernel";
import { loadMessages } from "../text";

/** The parts of a match's config that change its game. */
export type GameVariant = Pick<Config, "sets" | "position">;

/** The game of a match with own cards, which show their pictures where their sets are installed. */
async function shownGame(slug: string, sets: readonly unknown[]): Promise<Game> {
  const [game, { showInstalledPictures }] = await Promise.all([
    loadGameWithSets(slug, sets),
    import("./sets/installed-pictures"),
  ]);
  return showInstalledPictures(game);
}

/**
 * Loads a game with its messages in the current language. What its cards are drawn with is loaded meanwhile, but the
 * match does not wait for it.
 * @param variant the config of a match: its card sets, and the position in which it begins.
 * @returns null when there is no such game.
 * @throws BadSet for a damaged set; another error when its code or its messages cannot be loaded.
 */
export async function loadGameToPlay(
  slug: string,
  { sets = [], position }: GameVariant = {},
): Promise<Game | null> {
  const parts = gameEntry(slug)?.parts;
  if (parts === undefined) return null;
  parts.artwork().catch(() => undefined);
  const [game] = await Promise.all([parts.game(), loadMessages(parts.messages)]);
  const withSets = sets.length === 0 ? game : await shownGame(slug, sets);
  if (position === undefined) return withSets;
  const [{ gameWithPositions }, rules] = await Promise.all([
    import("../positions/rules-for"),
    parts.position(),
  ]);
  return gameWithPositions(withSets, rules);
}

/** The same for a page that shows artwork, which it waits for. */
export async function loadGame(slug: string, variant?: GameVariant): Promise<Game | null> {
  const [game] = await Promise.all([loadGameToPlay(slug, variant), gameEntry(slug)?.parts.artwork()]);
  return game;
}
