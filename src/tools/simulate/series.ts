import { randomDeck } from "../../decks/random";
import type { Game } from "../../games/game";
import type { StarterDeck } from "../../games/game-deck";
import { type Config, hashState } from "../../kernel";
import { randomFrom } from "../../opponents";
import { draftedDecks } from "./drafted";
import type { SimulateOptions } from "./options";
import { type PlayedGame, playGame, type SeatPlayer } from "./play";
import { deckOfSets, gameOfRound } from "./random-sets";

/** One game of a series: who sat where with which deck, and the result. */
export interface SeriesGame {
  readonly config: Config;
  /** Per seat: index of the player that sat there. */
  readonly playerAt: readonly number[];
  /** Per seat: id of the deck, or empty when a draft makes the decks. */
  readonly decks: readonly string[];
  readonly played: PlayedGame;
}

/** A deck of a series. Random decks have no id, because none is played twice. */
type PlayedDeck = Pick<StarterDeck, "id" | "cards">;

/** The decks of the players at each seat in one round. */
function decksAt(
  o: SimulateOptions,
  game: Game,
  round: number,
  playerAt: readonly number[],
): (PlayedDeck | null)[] {
  if (o.options.draft === true) return playerAt.map(() => null);
  const { decks } = o;
  const seed = `${o.seed}/decks/${round}`;
  if (decks === "random")
    return playerAt.map((_, seat) => ({ id: "", cards: randomDeck(game, `${seed}/${seat}`) }));
  if (decks === "random-sets")
    return playerAt.map((_, seat) => ({ id: "", cards: deckOfSets(game, `${seed}/${seat}`) }));
  if (decks === "limited") {
    const drafted = draftedDecks(game, seed);
    return playerAt.map((player) => ({ id: "", cards: drafted[player === 0 ? 0 : 1] }));
  }
  const random = randomFrom(seed);
  const { starters } = game.deck;
  const table = o.players.map(() => starters[random.below(starters.length)] ?? null);
  return playerAt.map((player, seat) => decks[player] ?? table[seat] ?? null);
}

/** The setup of the i-th game. In each round every player plays every seat with the same decks. */
function setting(o: SimulateOptions, game: Game, index: number) {
  const count = o.players.length;
  const shift = index % count;
  const playerAt = o.players.map((_, seat) => (seat + shift) % count);
  const decks = decksAt(o, game, Math.floor(index / count), playerAt);
  const seats = decks.map((deck, seat) => ({
    name: `Seat ${seat}`,
    deck: deck?.cards ?? [],
    ...(o.teams > 1 && { team: Math.floor(seat / o.teams) }),
  }));
  return {
    config: game.setup.config(`${o.seed}/${index}`, seats, o.options),
    playerAt,
    decks: decks.map((deck) => deck?.id ?? ""),
  };
}

/** Plays the games of a series one by one. */
export function* series(o: SimulateOptions): Generator<SeriesGame> {
  let { game } = o;
  const { from = 0 } = o;
  for (let i = from; i < from + o.games; i++) {
    if (o.decks === "random-sets" && i % o.players.length === 0)
      game = gameOfRound(o.game, `${o.seed}/sets/${i / o.players.length}`);
    const { config, playerAt, decks } = setting(o, game, i);
    const seats = playerAt.map((player): SeatPlayer => {
      return { kind: o.players[player] ?? "random", search: player === 0 ? o.search : 1 };
    });
    let played = playGame(game, config, seats, o.checks);
    if (o.mode === "repeat") played = compared(played, playGame(game, config, seats, o.checks));
    yield { config, playerAt, decks, played };
  }
}

function compared(first: PlayedGame, second: PlayedGame): PlayedGame {
  const same = hashState(first.engine.state) === hashState(second.engine.state);
  return same
    ? first
    : { ...first, broken: first.broken ?? "the same game came out differently the second time" };
}
