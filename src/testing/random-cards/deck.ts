import type { Game } from "../../games/game";
import type { Chance } from "./chance";
import { oneOf } from "./chance";

/** How many cards are tried in each place of a deck. */
const TRIES = 6;

/**
 * A legal deck with as many of these cards as fit by chance: a starter deck in which one card after the other is
 * replaced, wherever the deck stays legal.
 */
export function deckWith(game: Game, names: readonly string[], chance: Chance): readonly string[] {
  let deck = [...(oneOf(chance, game.deck.starters)?.cards ?? [])];
  for (const at of deck.keys())
    for (let tries = 0; tries < TRIES; tries++) {
      const next = deck.with(at, oneOf(chance, names) ?? "");
      if (game.deck.problems(next).length > 0) continue;
      deck = next;
      break;
    }
  return deck;
}
