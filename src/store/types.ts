import type { Game } from "../games/game";
import type {
  Action,
  Answer,
  GameEvent,
  GameRecord,
  Message,
  Refusal,
  Seat,
  State,
  Verdict,
  View,
} from "../kernel";

export type OpponentLevel = "easy" | "medium" | "hard";

/** Who sits on a seat. */
export type SeatKind =
  | { readonly kind: "person" }
  | { readonly kind: "opponent"; readonly level: OpponentLevel };

/** Which windows a person wants to be asked in. `acts`: when the seat could play something. */
export type PassingLevel = "every" | "acts" | "stops";

/** A moment at which a seat may arm a stop: the name of a window of the game. Armed stops always ask. */
export type Stop = string;

/** When a seat wants to be asked. */
export interface Passing {
  readonly level: PassingLevel;
  readonly stops: readonly Stop[];
}

/** What belongs to a table besides the game itself; saved with it. */
export interface TableSetup {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatKind[];
  /** Teaching mode: all hands open, no curtain. */
  readonly openHands: boolean;
  /** For two people across a flat screen: each has an edge of their own, and what is theirs is turned to them. */
  readonly across?: boolean | undefined;
  /** Answers taken over from another match or a file: such a match does not count in the statistics. */
  readonly from?: number | undefined;
  /** A first game that teaches itself: the opponent plays the tutor of the game's guide. Does not count either. */
  readonly guided?: boolean | undefined;
}

/** One line of the log, as the seat on screen may know it. */
export interface LogEntry {
  readonly id: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly message: Message;
  readonly rule: string;
  /** Cards named in the line, for hover. */
  readonly cards: readonly string[];
}

/** The opaque curtain between two people: nobody's view is on screen. */
export interface Curtain {
  readonly to: Seat;
  /** Public lines since that seat last looked. */
  readonly recap: readonly LogEntry[];
}

/** The neutral strip while another person at this screen might respond. Its length never depends on hidden cards. */
export interface Reaction {
  readonly seat: Seat;
  readonly prompt: Message;
  /** Length in milliseconds. */
  readonly beat: number;
  /** Changes with every strip, so that its animation starts anew. */
  readonly id: number;
}

/**
 * Something that could not be read or written; shown until dismissed. `raw` is offered for download; so is what
 * `file` makes when it is asked to (the match in play, whose text may not stand in the store).
 */
export interface Trouble {
  readonly id: string;
  readonly message: Message;
  readonly raw?: string;
  readonly file?: () => string;
  readonly fileName?: string;
}

/** An event that the log tells of, as it happened. Never on screen: each seat's lines are made from it. */
export interface LoggedEvent {
  /** Answers given when it happened. */
  readonly at: number;
  readonly turn: number;
  readonly event: GameEvent;
}

export interface SavedMatch {
  readonly format: number;
  readonly setup: TableSetup;
  readonly record: GameRecord;
  /** The state after the last answer: a running match goes on from it even when rules have changed since. */
  readonly state: State;
  readonly log: readonly LoggedEvent[];
  /** Per seat: how much of the log it had seen when it last looked. */
  readonly seen: readonly number[];
  /** Per seat: when it wants to be asked. */
  readonly passing: readonly Passing[];
  /** Milliseconds since 1970, for the list. */
  readonly savedAt: number;
}

/** A saved match in the list. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly seats: readonly SeatKind[];
  readonly turn: number;
  readonly answers: number;
  readonly over: boolean;
  /** Seats that have won, none in a draw. Absent while the match runs, and in entries older than this note. */
  readonly winners?: readonly number[] | undefined;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** True when the entry could not be read; opening the match tells what is wrong with it. */
  readonly broken?: boolean;
}

/** The match on the table, as the seat on screen may know it. Never holds more than that seat's view. */
export interface MatchStore {
  readonly game: Game | null;
  readonly setup: TableSetup | null;
  /** Seat whose view is on screen; NONE while the curtain hangs or nobody plays. */
  readonly viewer: Seat;
  readonly view: View | null;
  /** Events of the latest answer as the viewer may know them, for motion and sound. */
  readonly events: readonly GameEvent[];
  readonly log: readonly LogEntry[];
  readonly curtain: Curtain | null;
  readonly reaction: Reaction | null;
  /** True while a scripted opponent thinks. */
  readonly thinking: boolean;
  /** The latest refusal, until something changes at the table: an answer, an undo, the seat on screen. */
  readonly refusal: Extract<Verdict, { ok: false }> | null;
  readonly troubles: readonly Trouble[];
  /** By seat: of the seat on screen only (of all seats with open hands), for armed stops are private. */
  readonly passing: Readonly<Record<Seat, Passing>>;

  /** Begins a match. @throws BadConfig when the config cannot be played. */
  begin(setup: Omit<TableSetup, "id">, config: GameRecord["config"]): Promise<void>;
  /**
   * Puts a saved match back on the table; lands on the curtain when two people share the screen.
   * @param takeOver go on here although another tab plays it (that tab stops).
   * @returns false when it cannot be played here; a trouble says why.
   */
  resume(id: string, takeOver?: boolean): Promise<boolean>;
  /**
   * Answers for the seat on screen. A refusal is kept in `refusal` and changes nothing. Other persons at this
   * screen may only reply to an offer of a draw.
   */
  send(answer: Answer): Verdict;
  /** Short for an `act` answer of the seat on screen. */
  act(action: Action): Verdict;
  /** Would the action be accepted, in answer or at any time? The table's "why can't I?". */
  why(action: Action): Verdict;
  /** In practice and with open hands: back to the previous decision of a person at this screen. */
  undo(): Promise<boolean>;
  /** Why nothing can be taken back now, or null when something can: the same object as long as the reason is. */
  whyNoUndo(): Refusal | null;
  /** The next seat's person has taken the screen (held the curtain's button). */
  lift(): void;
  /** The strip ran out: the seat passes. */
  reactionPassed(): void;
  /** Somebody holds the strip: the curtain comes down for that seat. */
  reactionTaken(): void;
  /** For the seat on screen; for any seat with open hands. */
  setPassing(seat: Seat, level: PassingLevel, stops: readonly Stop[]): void;
  dismissTrouble(id: string): void;
  leaveTable(): Promise<void>;
}
