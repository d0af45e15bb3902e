import { randomDeck } from "../../decks/random";
import type { Game } from "../../games/game";
import { gameWithRandomSet, ownNames } from "../../testing/random-cards/set";
import { workshopOf } from "./games";

/** A game with a set of random cards, which nobody has seen. The same seed gives the same game. */
export const gameOfRound = (game: Game, seed: string): Game =>
  gameWithRandomSet({ game, workshop: workshopOf(game) }, seed, { drawn: 0, accepted: 0 });

/** A legal deck with as many cards of the game's sets as go together. */
export const deckOfSets = (game: Game, seed: string): readonly string[] =>
  randomDeck(game, seed, new Set(ownNames(game)));
