import type { Game } from "../../games/game";
import { loadGameWithSets, partsOf } from "../../games/registry";
import { BadSet } from "../../sets/bad-set";
import type { UnreadSet } from "../../sets/card-set";
import { loadGameToPlay } from "../games";
import { showPictures } from "./pictures";
import { cardSets } from "./sets";

/** A set with cards that cannot be played with. */
export interface UnfitSet {
  readonly code: string;
  /** The first fault. */
  readonly fault: BadSet;
  /** The number of its cards that are left out. */
  readonly leftOut: number;
}

/** A game with the cards of the installed sets, and what is left out of them. */
export interface InstalledGame {
  readonly game: Game | null;
  readonly unfit: readonly UnfitSet[];
}

/** The set with those of its cards that can be played with beside the cards of a game. */
async function soundSet(slug: string, game: Game, set: UnreadSet): Promise<UnreadSet> {
  const [{ soundCards }, workshop] = await Promise.all([
    import("../../sets/sound-cards"),
    partsOf(slug).workshop(),
  ]);
  return { ...set, cards: soundCards(game, workshop, set.cards) };
}

/**
 * Loads a game with the player's card sets, without waiting for its artwork. Cards that do not fit are left out.
 * @throws when its code or its messages cannot be loaded.
 */
export const loadWithSets = (slug: string): Promise<InstalledGame> => loadGameBeside(slug, "");

/**
 * The same without one of the sets.
 * @param code of the set that is left out.
 * @throws when its code or its messages cannot be loaded.
 */
export async function loadGameBeside(slug: string, code: string): Promise<InstalledGame> {
  const [printed, all] = await Promise.all([loadGameToPlay(slug), cardSets.list(slug).catch(() => [])]);
  const installed = all.filter((set) => set.code !== code);
  if (printed === null || installed.length === 0) return { game: printed, unfit: [] };
  const fitting: UnreadSet[] = [];
  const unfit: UnfitSet[] = [];
  let game = printed;
  const join = async (set: UnreadSet) => {
    game = await loadGameWithSets(slug, [...fitting, set]);
    fitting.push(set);
  };
  for (const set of installed) {
    try {
      await join(set);
    } catch (fault) {
      if (!(fault instanceof BadSet)) throw fault;
      const sound = await soundSet(slug, game, set);
      unfit.push({ code: set.code, fault, leftOut: set.cards.length - sound.cards.length });
      if (sound.cards.length > 0) await join(sound);
    }
  }
  const pictures = Object.assign({}, ...fitting.map((set) => set.pictures));
  return { game: showPictures(game, pictures), unfit };
}
