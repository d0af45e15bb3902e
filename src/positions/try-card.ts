import type { Game } from "../games/game";
import type { GamePosition } from "../games/game-position";
import { loadGame, loadGameWithSets, partsOf } from "../games/registry";
import type { Plain } from "../kernel";
import { setsFor } from "../sets/sets-for";
import { cardsOf, type Position } from "./position";

/** The position with the card sets that its cards need, and no more of their cards than those. */
export function withSetsOf(game: Game, position: Position): Position {
  const sets = setsFor(game, cardsOf(position));
  // A set is plain data, which its schema has read.
  return { ...position, sets: sets.length === 0 ? undefined : (sets as unknown as readonly Plain[]) };
}

/** A new position of a game with decks and nothing in play. */
export const newPosition = (game: Game, rules: GamePosition): Position => ({
  format: 1,
  game: game.slug,
  title: "",
  note: "",
  seed: "1",
  options: {},
  board: rules.empty(game),
});

/**
 * A position to try a card in: the first seat has it where it is played or used from, with all that pays for it, and
 * both sides have cards to aim at. A card that answers the other player is tried in that player's turn.
 * @param sets the card sets with which the game has the card, as data.
 * @throws RangeError when the game has no such card, or BadSet for the first fault of a set.
 */
export async function tryCard(slug: string, card: string, sets: readonly unknown[] = []): Promise<Position> {
  const [game, rules] = await Promise.all([
    sets.length === 0 ? loadGame(slug) : loadGameWithSets(slug, sets),
    partsOf(slug).position(),
  ]);
  const printed = Object.hasOwn(game.cards.pool, card) ? game.cards.pool[card] : undefined;
  if (printed === undefined) throw new RangeError(`${slug} has no card ${card}`);
  const position = { ...newPosition(game, rules), title: card, board: rules.tryOut({ game, card: printed }) };
  return {
    ...position,
    // The cards of a whole set may name each other, so none is left out.
    ...(sets.length > 0 && { sets: JSON.parse(JSON.stringify(sets)) as readonly Plain[] }),
  };
}
