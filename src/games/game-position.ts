import type {
  Card,
  CardSpec,
  Cell,
  Config,
  Face,
  Message,
  Problem,
  ReadableState,
  Rules,
  Seat,
  TableLayout,
  ZoneSpec,
} from "../kernel";
import type { PrintedCard } from "../language";
import type { Game } from "./game";

/** A card of a position, in a zone of a seat. */
export interface PlacedCard {
  readonly name: string;
  /** Defaults to the usual facing of its zone. */
  readonly face?: Face | undefined;
  readonly rested?: boolean | undefined;
  /** True for a card that arrived this turn. */
  readonly fresh?: boolean | undefined;
  /** Its cell, in a zone that is a grid. */
  readonly cell?: Cell | undefined;
  /** Its owner, if another seat controls it. */
  readonly owner?: Seat | undefined;
  /** The card it is attached to: an index in the zone `onZone`. */
  readonly on?: number | undefined;
  /** The zone of that card. Defaults to the first that `PositionZone.host` names. */
  readonly onZone?: string | undefined;
  /** The seat of that card. Defaults to the seat of this one. */
  readonly onSeat?: Seat | undefined;
  readonly counters?: Readonly<Record<string, number>> | undefined;
}

export interface PositionSeat {
  /** Piles are listed from the top down, rows from left to right. */
  readonly zones: Readonly<Record<string, readonly PlacedCard[]>>;
  /** Life and other numbers of the seat. Missing ones have their usual value. */
  readonly values: Readonly<Record<string, number>>;
}

export interface PositionTurn {
  readonly seat: Seat;
  /** Turns begun in the game, with this one. */
  readonly number: number;
  /** Name of one of the game's position steps. */
  readonly step: string;
  readonly values: Readonly<Record<string, number>>;
}

/** What is on the table in a position. It travels with a match in `Config.position`. */
export interface BoardPosition {
  readonly format: 1;
  readonly turn: PositionTurn;
  readonly seats: readonly PositionSeat[];
}

/** A number that a position may set, with its bounds. */
export interface PositionNumber {
  readonly key: string;
  readonly label: Message;
  readonly least: number;
  readonly most: number;
  /** The value without an entry. */
  readonly usual: number;
  /** Whether a team has it together under these options, so that the first of its seats says it. Defaults to no. */
  readonly ofTeam?: (options: Config["options"]) => boolean;
  /** How much one press changes it. Defaults to 1. */
  readonly by?: number;
}

/** A counter on cards of a zone. */
export interface PositionCounter extends PositionNumber {
  /** Whether the card may have it. Defaults to yes. */
  on?(card: PrintedCard): boolean;
}

/** A zone that cards can be put into. */
export interface PositionZone {
  readonly key: string;
  /** Whether a card may be in it. */
  holds(card: PrintedCard): boolean;
  /** The most cards of a seat in it. Defaults to no limit of its own. */
  readonly most?: number;
  /** The fewest cards. Defaults to none. */
  readonly least?: number;
  /** How its cards face, if the position does not say otherwise. Defaults to face up. */
  readonly face?: Face;
  /** Whether the position may say otherwise. */
  readonly bothFaces?: true;
  /** What a rested card is called. Undefined where cards do not rest. */
  readonly rests?: Message;
  /** What a card is called that arrived this turn. Undefined where it does not matter. */
  readonly fresh?: Message;
  readonly counters?: readonly PositionCounter[];
  /** Whether its cards may belong to another seat. */
  readonly othersToo?: true;
  readonly host?: PositionHost;
}

/** What the cards of a zone are attached to. */
export interface PositionHost {
  /** The zones of those cards, the usual one first. */
  readonly zones: readonly [usual: string, ...others: string[]];
  /** Whether they may be those of another seat. */
  readonly anySeat?: true;
  /** Whether a card must be attached. */
  needs(card: PrintedCard, placed: PlacedCard): boolean;
}

/** A step in which a position may begin. */
export interface PositionStep {
  readonly id: string;
  readonly label: Message;
  /** True if the turn has not begun yet. */
  readonly isBefore?: true;
}

/** What `GamePosition.layout` is given. */
export interface PositionParts {
  readonly rules: Rules;
  readonly config: Config;
  readonly board: BoardPosition;
  /** Every value of the turn and of the seats, with the usual ones filled in. */
  readonly turnValues: Readonly<Record<string, number>>;
  readonly values: readonly Readonly<Record<string, number>>[];
  /** The seat of the first turn, and the turns that each seat has begun. */
  readonly first: Seat;
  readonly rounds: readonly number[];
}

/** What a position says of a table: the other way round from `layout`, `card` and `more`. */
export interface PositionReading {
  /** The step of a position for a step of a turn. Steps without one are read as the usual step. */
  readonly steps: Readonly<Record<string, string>>;
  /** A number of a seat. Defaults to the seat's counter of that name; turn values are the variables of their name. */
  value?(state: ReadableState, seat: Seat, key: string): number | undefined;
  /** Whether a card arrived this turn. */
  isFresh?(state: ReadableState, card: Card): boolean;
  /** Zones of the table whose cards are in another zone of a position. */
  readonly zones?: Readonly<Record<string, string>>;
}

/** How a card that is tried out is given to its player. */
export interface TryOut {
  readonly game: Game;
  readonly card: PrintedCard;
}

/** What a position of a game may say, and the state that it means. */
export interface GamePosition {
  readonly zones: readonly PositionZone[];
  /** Numbers of each seat. */
  readonly values: readonly PositionNumber[];
  /** Numbers of the turn. */
  readonly turnValues: readonly PositionNumber[];
  /** The usual one comes first. */
  readonly steps: readonly PositionStep[];
  /** The table apart from the cards of `zones`. */
  layout(parts: PositionParts): Omit<TableLayout, "seats">;
  /** A card as the kernel lays it out, where it differs from the position. */
  card?(parts: PositionParts, zone: string, placed: PlacedCard): Partial<Exclude<CardSpec, string>>;
  /** Cards besides those of the position, by zone: each pile from the bottom up. */
  more?(parts: PositionParts, seat: Seat): Readonly<Record<string, readonly CardSpec[]>>;
  readonly reading: PositionReading;
  /** Whether battles have odds, so that a puzzle can ask for good ones. */
  readonly hasOdds?: true;
  /** What else is wrong with a position whose cards and numbers are sound. */
  problems?(parts: PositionParts): readonly Problem[];
  /** A new position: two seats with decks and nothing in play. */
  empty(game: Game): BoardPosition;
  /** A position in which the first seat can play a card, or use it from where it works. */
  tryOut(given: TryOut): BoardPosition;
}

/** The kernel's spec of a zone. */
export const zoneSpec = (rules: Rules, key: string): ZoneSpec | undefined =>
  rules.board.zones.find((spec) => spec.key === key);
