import type { Game } from "../../games/game";
import { loadGameWithSets } from "../../games/registry";
import { BadSet } from "../../sets/bad-set";
import type { UnreadSet } from "../../sets/card-set";
import { loadGame } from "../games";
import { cardSets } from "./sets";

/** A game with the installed card sets that fit it. */
export interface InstalledGame {
  readonly game: Game | null;
  /** The sets that do not fit it, each with the place and the nature of the first fault. */
  readonly unfit: readonly { readonly code: string; readonly fault: BadSet }[];
}

/**
 * Loads a game with the player's card sets. A set that does not fit is left out.
 * @throws when its code or its messages cannot be loaded.
 */
export async function loadWithSets(slug: string): Promise<InstalledGame> {
  const [printed, installed] = await Promise.all([loadGame(slug), cardSets.list(slug).catch(() => [])]);
  if (printed === null || installed.length === 0) return { game: printed, unfit: [] };
  const fitting: UnreadSet[] = [];
  const unfit: InstalledGame["unfit"][number][] = [];
  let game = printed;
  for (const set of installed) {
    try {
      game = await loadGameWithSets(slug, [...fitting, set]);
      fitting.push(set);
    } catch (fault) {
      if (!(fault instanceof BadSet)) throw fault;
      unfit.push({ code: set.code, fault });
    }
  }
  return { game, unfit };
}
