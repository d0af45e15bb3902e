import type { Game } from "../../games/game";
import type { GamePosition } from "../../games/game-position";
import { type GameSlug, partsOf } from "../../games/registry";
import { cardsOf, type Position } from "../../positions/position";
import { loadGame } from "../../store/games";
import { openGame } from "../games/library";

/** A game with what its positions may say. */
export interface PositionGame {
  readonly game: Game;
  readonly position: GamePosition;
}

/** The game with the installed card sets. */
export async function loadPositionGame(slug: GameSlug): Promise<PositionGame> {
  const [game, position] = await Promise.all([openGame(slug), partsOf(slug).position()]);
  return { game, position };
}

/** The game of a position: with the sets that it brings, if its cards are not among the installed ones. */
export async function loadGameOf(slug: GameSlug, position: Position): Promise<PositionGame> {
  const installed = await loadPositionGame(slug);
  const { pool } = installed.game.cards;
  const isKnown = cardsOf(position).every((name) => Object.hasOwn(pool, name));
  if (isKnown || position.sets === undefined) return installed;
  const game = await loadGame(slug, { sets: position.sets });
  return game === null ? installed : { ...installed, game };
}
