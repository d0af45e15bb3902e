import { parseArgs } from "node:util";
import type { Game } from "../../games/game";
import type { StarterDeck } from "../../games/game-deck";
import type { Plain } from "../../kernel";
import { LEVELS, type LevelName } from "../../opponents";
import { GAMES, gameBySlug } from "./games";

/** Who plays: uniformly random legal play, or a level of the scripted opponent. */
export type PlayerKind = "random" | LevelName;

export const PLAYER_KINDS: readonly PlayerKind[] = ["random", ...LEVELS];

export type Mode = "series" | "matrix" | "repeat";

/** How much is checked while games are played: nothing, a sample, or everything after every answer. */
export const CHECKS = ["none", "sample", "all"] as const;
export type Checks = (typeof CHECKS)[number];

export interface SimulateOptions {
  readonly game: Game;
  readonly games: number;
  /** Number of games at the beginning that are left out. Even. Defaults to 0. */
  readonly from?: number;
  readonly seed: string;
  readonly mode: Mode;
  readonly players: readonly PlayerKind[];
  /** Number of adjacent players in a team. 1 when each player plays alone. */
  readonly teams: number;
  /**
   * A deck per player, or null for random starter decks; "random": random legal decks; "limited": decks from a draft, the
   * first player's by a scripted drafter and the others' by one who takes any cards; "random-sets": of random cards that
   * nobody has seen, a new set of them in every round.
   */
  readonly decks: readonly (StarterDeck | null)[] | "random" | "limited" | "random-sets";
  readonly options: Readonly<Record<string, Plain>>;
  readonly checks: Checks;
  /** Multiplier of the first player's usual search effort per decision. */
  readonly search: number;
  readonly json: boolean;
}

const RANDOM_DECKS = ["random", "random-sets"] as const;

/** Thrown for an invalid command line. The message says why. */
export class UsageError extends Error {}

export const USAGE = `npm run simulate -- [--game SLUG] [--games N] [--seed TEXT] [--seats A,B] [--teams N]
    [--decks X,Y] [--options KEY=VALUE,...] [--checks none|sample|all] [--search N] [--matrix | --repeat] [--json]

  --game     ${GAMES.map((game) => game.slug).join(" | ")}
  --games    how many games (with --matrix: per pair of decks)         default 100
  --seed     any text; the same text plays the same games              default 1
  --seats    players: ${PLAYER_KINDS.join(" | ")}; they change places every other game   default random,random
             (random*8: eight of them)
  --teams    players of a team, who sit side by side                   default 1
  --decks    ids of starter decks, one per player; random: legal decks   default starter decks at random
             of any cards; random-sets: of cards written at random
  --options  table options of the game, as oops=2,draft=true
  --checks   how many positions the invariants are checked in          default sample
  --search   times the usual effort of the first player                default 1
  --matrix   every pair of starter decks, two players of one strength     default hard,hard
  --repeat   every game twice; both must come out the same
  --json     print the figures as JSON`;

function plainOf(text: string): Plain {
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

function list(text: string | undefined): string[] {
  return text === undefined || text === "" ? [] : text.split(",").map((item) => item.trim());
}

function wholeNumber(name: string, text: string, least: number): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < least)
    throw new UsageError(`--${name} ${text}: a whole number from ${least} is needed`);
  return n;
}

function oneOf<T extends string>(name: string, text: string, known: readonly T[]): T {
  const found = known.find((item) => item === text);
  if (found === undefined) throw new UsageError(`--${name} ${text}: one of ${known.join(", ")} is needed`);
  return found;
}

function playersOf(game: Game, text: string | undefined): PlayerKind[] {
  const given = list(text).flatMap((item) => {
    const [kind = "", times = "1"] = item.split("*");
    return Array<PlayerKind>(wholeNumber("seats", times, 1)).fill(oneOf("seats", kind, PLAYER_KINDS));
  });
  const { min, max } = game.rules.board.seats;
  const players = given.length > 0 ? given : Array<PlayerKind>(min).fill("random");
  if (players.length < min || players.length > max)
    throw new UsageError(`--seats: ${game.slug} is for ${min === max ? min : `${min} to ${max}`} players`);
  return players;
}

function decksOf(game: Game, text: string | undefined, players: number): SimulateOptions["decks"] {
  const random = RANDOM_DECKS.find((known) => known === text);
  if (random !== undefined) return random;
  const given = list(text);
  if (given.length === 0) return Array<null>(players).fill(null);
  if (given.length !== players)
    throw new UsageError(`--decks: one deck for each of ${players} players is needed`);
  return given.map((id) => {
    const deck = game.deck.starters.find((known) => known.id === id);
    if (deck !== undefined) return deck;
    throw new UsageError(
      `--decks ${id}: one of ${game.deck.starters.map((known) => known.id).join(", ")} is needed`,
    );
  });
}

function tableOptions(game: Game, text: string | undefined): Record<string, Plain> {
  const options: Record<string, Plain> = {};
  for (const pair of list(text)) {
    const [key = "", value] = pair.split("=");
    const spec = game.setup.options.find((option) => option.key === key);
    const known = game.setup.options.map((option) => option.key).join(", ");
    if (spec === undefined || value === undefined)
      throw new UsageError(`--options ${pair}: KEY=VALUE with one of ${known} is needed`);
    const plain = plainOf(value);
    const values = spec.values.map((choice) => choice.value);
    if (!values.includes(plain))
      throw new UsageError(`--options ${pair}: one of ${values.join(", ")} is needed`);
    options[key] = plain;
  }
  return options;
}

const FLAGS = {
  game: { type: "string", default: GAMES[0]?.slug ?? "" },
  games: { type: "string", default: "100" },
  seed: { type: "string", default: "1" },
  seats: { type: "string" },
  teams: { type: "string", default: "1" },
  decks: { type: "string" },
  options: { type: "string" },
  checks: { type: "string", default: "sample" },
  search: { type: "string", default: "1" },
  matrix: { type: "boolean", default: false },
  repeat: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true }).values;
  } catch (fault) {
    throw new UsageError(fault instanceof Error ? fault.message : String(fault));
  }
}

function known(slug: string): Game {
  try {
    return gameBySlug(slug);
  } catch (fault) {
    throw new UsageError(fault instanceof Error ? fault.message : String(fault));
  }
}

/**
 * The options on the command line, or null for help.
 * @throws UsageError
 */
export function simulateOptions(args: readonly string[]): SimulateOptions | null {
  const given = parsed(args);
  if (given.help) return null;
  if (given.matrix && given.repeat) throw new UsageError("--matrix and --repeat exclude each other");
  const game = known(given.game);
  if (given.matrix && given.decks !== undefined)
    throw new UsageError("--matrix plays all starter decks: --decks does not go with it");
  const players = playersOf(game, given.seats ?? (given.matrix ? "hard,hard" : undefined));
  if (given.matrix && (players.length !== 2 || players[0] !== players[1]))
    throw new UsageError("--matrix needs two players of one strength: --seats hard,hard");
  return {
    game,
    games: wholeNumber("games", given.games, 1),
    seed: given.seed,
    mode: given.matrix ? "matrix" : given.repeat ? "repeat" : "series",
    players,
    teams: wholeNumber("teams", given.teams, 1),
    decks: decksOf(game, given.decks, players.length),
    options: tableOptions(game, given.options),
    checks: oneOf("checks", given.checks, CHECKS),
    search: wholeNumber("search", given.search, 1),
    json: given.json,
  };
}
