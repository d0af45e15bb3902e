import { PLAYER_KINDS, type PlayerKind } from "../simulate/options";
import type { DeckSource } from "./document";

/** A level and the weaker one that it must beat. */
export interface Pairing {
  readonly stronger: PlayerKind;
  readonly weaker: PlayerKind;
  /** What is said of them, if it is not their levels. */
  readonly said?: string;
}

/** What is measured of every game's opponents. */
const PAIRINGS: readonly Pairing[] = [
  { stronger: "easy", weaker: "random" },
  { stronger: "medium", weaker: "easy" },
  { stronger: "hard", weaker: "medium" },
  { stronger: "hard", weaker: "random" },
  { stronger: "hard", weaker: "easy" },
];

/** What is measured with random decks. */
const RANDOM_DECK_PAIRINGS: readonly Pairing[] = [{ stronger: "hard", weaker: "easy" }];

/** With decks from a draft, the same level plays both. */
const LIMITED_PAIRINGS: readonly Pairing[] = [
  { stronger: "medium", weaker: "medium", said: "scripted over random picks" },
];

/** What is measured with decks from each source. */
export const PAIRINGS_OF: Readonly<Record<DeckSource, readonly Pairing[]>> = {
  starter: PAIRINGS,
  random: RANDOM_DECK_PAIRINGS,
  "random-sets": RANDOM_DECK_PAIRINGS,
  limited: LIMITED_PAIRINGS,
};

/**
 * A pairing as given on the command line: two players with a comma between them.
 * @throws RangeError if either is unknown.
 */
export function pairingOf(text: string): Pairing {
  const [stronger, weaker] = text.split(",").map((name) => PLAYER_KINDS.find((kind) => kind === name));
  if (stronger === undefined || weaker === undefined)
    throw new RangeError(`"${text}": two of ${PLAYER_KINDS.join(", ")} are needed`);
  return { stronger, weaker };
}

/** A level and the weaker one, as they are written. */
export const pairingTitle = ({ stronger, weaker, said = `${stronger} over ${weaker}` }: Pairing): string =>
  said;

type Floors = Readonly<Record<string, number>>;

/** Minimum share of games won, by "stronger over weaker", for a game without its own floors. */
const MIN_SHARES: Floors = {
  "easy over random": 0.6,
  "medium over easy": 0.5,
  "hard over medium": 0.5,
  "hard over random": 0.75,
  "hard over easy": 0.5,
};

/** By game: about ten points below the measured share, so that only a real loss of strength falls below. */
const BY_GAME: Readonly<Record<string, Floors>> = {
  "d20-warriors": {
    "easy over random": 0.68,
    "medium over easy": 0.5,
    "hard over medium": 0.55,
    "hard over random": 0.8,
  },
  "battle-cores": {
    "easy over random": 0.78,
    "medium over easy": 0.5,
    "hard over medium": 0.5,
    "hard over random": 0.9,
  },
  "battle-spirits-saga": {
    "easy over random": 0.8,
    "medium over easy": 0.55,
    "hard over medium": 0.5,
    "hard over random": 0.95,
    "hard over easy": 0.7,
  },
  "battle-of-souls": {
    "easy over random": 0.85,
    "medium over easy": 0.55,
    "hard over medium": 0.5,
    "hard over random": 0.9,
    "hard over easy": 0.7,
  },
  "soul-masters": {
    "easy over random": 0.88,
    "medium over easy": 0.5,
    "hard over medium": 0.5,
    "hard over random": 0.9,
    "hard over easy": 0.75,
  },
};

/** How much of a floor holds with random sets: even the best player of such cards often only has luck. */
const OF_RANDOM_SETS = 0.7;

/** The minimum share of games that the stronger level must win in this game with decks of a source, 0 to 1. */
export function floorOf(slug: string, of: Pairing, source: DeckSource): number {
  const pairing = pairingTitle(of);
  const floor = BY_GAME[slug]?.[pairing] ?? MIN_SHARES[pairing] ?? 0.5;
  return source === "random-sets" ? OF_RANDOM_SETS * floor : floor;
}
