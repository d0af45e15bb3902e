import type { BoardPosition } from "../games/game-position";
import type { Config, Plain } from "../kernel";

/**
 * What a position asks for in the turn with which it begins. In the player's own turn: to win, to leave the others no
 * cards in a zone, or to begin a battle of dice (with a certain card) that is won with at least this chance, in percent.
 * In another player's turn: not to lose, perhaps by the only answer that saves the game.
 */
export type Goal =
  | { readonly kind: "win" | "survive" | "only-move" }
  | { readonly kind: "clear"; readonly zone: string }
  | { readonly kind: "odds"; readonly percent: number; readonly card?: string | undefined };

/** A position of a game that somebody has made: what is on the table, and all that a match from it needs. */
export interface Position {
  readonly format: 1;
  /** Slug of the game. */
  readonly game: string;
  readonly title: string;
  readonly note: string;
  /** What dice and shuffles follow from. */
  readonly seed: string;
  /** Table options. */
  readonly options: Config["options"];
  /** The card sets of its cards, as data. Undefined for printed cards alone. */
  readonly sets?: readonly Plain[] | undefined;
  /** The team of each seat. Undefined without teams. */
  readonly teams?: readonly number[] | undefined;
  readonly board: BoardPosition;
  /** Makes it a puzzle. */
  readonly goal?: Goal | undefined;
}

/**
 * The config of a match from a position.
 * @param names of the seats.
 */
export function configOf(
  { game, seed, options, sets, teams, board }: Position,
  names: readonly string[],
): Config {
  return {
    game,
    seed,
    seats: board.seats.map((_, seat) => {
      const team = teams?.[seat];
      return { name: names[seat] ?? "", deck: [], ...(team !== undefined && { team }) };
    }),
    options,
    ...(sets && sets.length > 0 && { sets }),
    // A board is plain data. Its optional fields are left out when they are undefined.
    position: JSON.parse(JSON.stringify(board)) as Plain,
  };
}

/** All names of cards in a position. */
export const cardsOf = ({ board }: Pick<Position, "board">): readonly string[] =>
  board.seats.flatMap(({ zones }) => Object.values(zones).flatMap((cards) => cards.map(({ name }) => name)));
