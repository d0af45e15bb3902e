import type { Answer, Engine } from "../kernel";
import type { PrintedCard } from "../language";
import type { PositionSeat } from "./game-position";

/** What a side is prepared with. */
export interface PuzzleSide {
  readonly pool: Readonly<Record<string, PrintedCard>>;
  /** Whether it is the side of the player who solves the puzzle. */
  readonly isOwn: boolean;
  /** Whether it is the turn of that side. */
  readonly hasTurn: boolean;
  readonly random: { below(n: number): number };
  /** The side of the other player, with all its cards. */
  readonly other: PositionSeat;
}

/** How boards of a game are made into puzzles: what decides the game, and what a search can do without. */
export interface PuzzleBoards {
  /** The step of a turn in which its attacks begin. Defaults to the first step. */
  readonly attackStep?: string;
  /** The number of a seat that loses the game at 0. Without one, no puzzle asks to win or to survive. */
  readonly life?: string;
  /** Whether nothing is asked of the player who defends. Defaults to no. */
  readonly withoutDefence?: true;
  /** Whether a turn gives one puzzle only, because all its boards are alike. Defaults to no. */
  readonly oneOfTurn?: true;
  /** The first turn whose boards are taken. Defaults to one with something on the table in most games. */
  readonly firstTurn?: number;
  /** Zones that a puzzle can ask to clear. */
  readonly cleared: readonly string[];
  /** How many cards each zone in play and each hand keeps. Every board draws from these. */
  readonly sizes: readonly number[];
  /** The most positions in a search of every line. Defaults to what is enough for most games. */
  readonly budget?: number;
  /** How often cards are drawn from each board. Defaults to once. */
  readonly draws?: number;
  /** Whether a card is left out of every board. Defaults to none. */
  leavesOut?(card: PrintedCard): boolean;
  /** The most cards in a zone, where fewer than in others are enough. */
  readonly mostCards?: Readonly<Record<string, number>>;
  /** Numbers of the turn, where they are not the usual ones. */
  readonly turnValues?: Readonly<Record<string, number>>;
  /** Life of a side that has lost none, where it is not that of the beginning of the game. */
  fullLife?(side: PositionSeat, pool: PuzzleSide["pool"]): number;
  /** Zones that keep all of their cards. */
  readonly keptWhole: readonly string[];
  /** Zones left out of both sides, or of the other player's, because they only multiply what can be done. */
  readonly leftOut?: { readonly both: readonly string[]; readonly other: readonly string[] };
  /** The most of a number that a seat keeps, where each unit of it multiplies what can be done. */
  readonly mostOf?: Readonly<Record<string, number>>;
  /** Zones whose face-down cards are kept even on the other player's side. */
  readonly openFaceDown?: readonly string[];
  /** Those of the answers that belong to a way to win that everybody sees. No puzzle asks for it. Defaults to none. */
  plainAnswers?(g: Engine, answers: readonly Answer[]): readonly Answer[];
  /** Changes a side with few cards, so that there is something to choose. */
  prepare?(side: PositionSeat, about: PuzzleSide): PositionSeat;
}
