import type { Game } from "../games/game";
import type {
  Action,
  Answer,
  GameEvent,
  GameRecord,
  Message,
  Refusal,
  Seat,
  Series,
  State,
  Verdict,
  View,
} from "../kernel";

export type OpponentLevel = "easy" | "medium" | "hard";

/** Who plays a seat. */
export type SeatKind =
  | { readonly kind: "person" }
  | { readonly kind: "opponent"; readonly level: OpponentLevel };

/** The windows in which a person wants to be asked. `acts`: when the seat could play something. */
export type PassLevel = "every" | "acts" | "stops";

/** Until when a seat may pass without being asked: the turn is over, it is attacked, something happens to what is its. */
export type PassUntilEvent = "turn" | "attacked" | "mine";

/** A moment at which a seat may arm a stop: the name of a window of the game. Armed stops always ask. */
export type Stop = string;

/** When a seat wants to be asked. */
export interface PassSettings {
  readonly level: PassLevel;
  readonly stops: readonly Stop[];
}

/** The settings of a table besides the game itself; saved with it. */
export interface TableSetup {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatKind[];
  /** Teaching mode: all hands open, no curtain. */
  readonly openHands: boolean;
  /** For two people across a flat screen: each has their own edge, and what is theirs faces them. */
  readonly across?: boolean | undefined;
  /** Answers taken over from another match or a file: such a match does not count in the statistics. */
  readonly from?: number | undefined;
  /**
   * A first game that teaches itself: the opponent is the tutor of the game's guide. Does not count either.
   */
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
  /** How often it happened in a row, where that is said in one line. */
  readonly times?: number;
}

/** The opaque curtain between two people: nobody's view is on screen. */
export interface Curtain {
  readonly to: Seat;
  /** Public lines since that seat last looked; equal ones in a row are one. */
  readonly recap: readonly LogEntry[];
}

/** Why the table passes for a player: they could do nothing, it can wait, or they have passed where as much was at stake. */
export type PassReason = "nothing" | "waits" | "same" | "less" | "many";

/** What a player will no longer be asked about in this turn if they pass now: what is not more than before, or all but the end. */
export type PassLimit = "less" | "many";

/** A window in which the table has passed for a player. */
export interface SkippedWindow {
  readonly window: string;
  readonly why: PassReason;
  /** The attack that was running; `target` is null where the player was attacked. */
  readonly attack: {
    readonly by: Seat;
    readonly card: string;
    readonly target: string | null;
    readonly defender: Seat;
  } | null;
  /** The card that could have been answered. */
  readonly played: { readonly by: Seat; readonly card: string } | null;
  /** How often it happened in the turn. */
  readonly times: number;
}

/** What the table has passed for a player in one turn, equal windows as one. */
export interface Skipped {
  readonly turn: number;
  readonly windows: readonly SkippedWindow[];
}

/**
 * The neutral strip while another person at this screen might respond. Its duration never depends on hidden
 * cards.
 */
export interface Reaction {
  readonly seat: Seat;
  readonly prompt: Message;
  /** Duration in milliseconds; 0: it waits for an answer. */
  readonly duration: number;
  /** What the seat will no longer be asked about in this turn if it passes; by what everybody knows. */
  readonly limit: PassLimit | null;
  /** Changes with every strip, to restart its animation. */
  readonly id: number;
}

/**
 * Something that could not be read or written; shown until dismissed. `raw` is offered for download; so is
 * what `file` returns when called (the match being played, whose text may not be in the store).
 */
export interface Notice {
  readonly id: string;
  readonly message: Message;
  readonly raw?: string;
  readonly file?: () => string;
  readonly fileName?: string;
}

/** A logged event. Never on screen: each seat's lines are derived from it. */
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
  /**
   * The state after the last answer: a running match continues from it even when the rules have changed
   * since.
   */
  readonly state: State;
  readonly log: readonly LoggedEvent[];
  /** Per seat: the length of the log when it last looked. */
  readonly seen: readonly number[];
  /** Per seat: when it wants to be asked. */
  readonly passing: readonly PassSettings[];
  /** Milliseconds since 1970, for the list. */
  readonly savedAt: number;
  /** Number of times it has been saved: tells which of two states is newer, whatever the clock said. Undefined in older ones. */
  readonly revision?: number | undefined;
  /** The series before this game, with the decks for the next one. Undefined outside a series. */
  readonly series?: SavedSeries | undefined;
}

/** A series, with what is known of it between two of its games. */
export interface SavedSeries extends Series {
  /** Seats whose deck stands for the next game. */
  readonly ready?: readonly Seat[] | undefined;
  /** The next game has begun. */
  readonly continued?: boolean | undefined;
}

/** How a series stands with one of its games. */
export interface SeriesStanding {
  readonly bestOf: number;
  /** Number of this game, from 1. */
  readonly game: number;
  /** Games won, by seat; this one counts once it is over. */
  readonly wins: readonly number[];
  /** Seats that have won the series; none when nobody has; null while it goes on. */
  readonly winners: readonly Seat[] | null;
  /** This game is over and the next one may begin. */
  readonly goesOn: boolean;
}

/** The series of games that the match on the table is one of, as the seat on screen may know it. */
export interface SeriesView extends SeriesStanding {
  /** People who may still swap before it. */
  readonly waiting: readonly Seat[];
  /** How many cards each seat's side deck has. */
  readonly sideDecks: readonly number[];
  /** The lists of the seat on screen (of all with open hands). */
  readonly own: Readonly<Record<Seat, SeatLists>>;
}

/** What a seat knows of its cards in a series. */
export interface SeatLists {
  /** The deck for the next game, and what is left of the side deck. */
  readonly deck: readonly string[];
  readonly sideDeck: readonly string[];
  /** The deck in the game on the table. */
  readonly before: readonly string[];
}

/** A saved match in the list. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly seats: readonly SeatKind[];
  /** The team of each seat. Undefined without teams, and in older entries. */
  readonly teams?: readonly number[] | undefined;
  readonly turn: number;
  readonly answers: number;
  readonly over: boolean;
  /** Seats that have won, none in a draw. Undefined while the match runs, and in older entries. */
  readonly winners?: readonly number[] | undefined;
  /** Undefined outside a series. */
  readonly series?: SeriesStanding | undefined;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Number of times it has been saved: tells which of two states is newer, whatever the clock said. Undefined in older ones. */
  readonly revision?: number | undefined;
  /** Number of this save on this device, for the order of the list. Undefined in older entries. */
  readonly order?: number | undefined;
  /** True when its newest state is in memory only. */
  readonly unsaved?: boolean;
  /** True when the entry could not be read; opening the match shows what is wrong with it. */
  readonly broken?: boolean;
}

/** The match on the table, as the seat on screen may know it. Never holds more than that seat's view. */
export interface MatchState {
  readonly game: Game | null;
  readonly setup: TableSetup | null;
  /** Seat whose view is on screen; NONE behind the curtain and on an empty table. */
  readonly viewer: Seat;
  readonly view: View | null;
  /** Events of the latest answer as the viewer may know them, for motion and sound. */
  readonly events: readonly GameEvent[];
  /**
   * The view right after one of `events`, by its place among them: what is shown until then knows no more. Null where
   * nobody saw it happen.
   */
  readonly viewAfter: (event: number) => View | null;
  readonly log: readonly LogEntry[];
  readonly curtain: Curtain | null;
  readonly reaction: Reaction | null;
  /** True while a scripted opponent is thinking. */
  readonly thinking: boolean;
  /** The latest refusal, until something changes at the table: an answer, an undo, the seat on screen. */
  readonly refusal: Extract<Verdict, { ok: false }> | null;
  /** By seat: only the seat on screen (all seats with open hands), because armed stops are private. */
  readonly passSettings: Readonly<Record<Seat, PassSettings>>;
  /** Until when the seat on screen passes without being asked; null when it does not. */
  readonly until: PassUntilEvent | null;
  /** What the table has passed for the seat on screen, until its player acts; null when nothing. */
  readonly skipped: Skipped | null;
  /** What the seat on screen will no longer be asked about in this turn if it passes now. */
  readonly limit: PassLimit | null;
  /** True when nothing is left to do in this turn but to go on, step by step: one answer ends it. */
  readonly isTurnDone: boolean;
  /** Another tab plays this match: here it is frozen, and its view asks nobody and offers nothing to do. */
  readonly isTakenOver: boolean;
  /** Null when the match is no game of a series. */
  readonly series: SeriesView | null;
  /** Why nothing can be undone now: the same object while the reason is the same. Null when something can. */
  readonly noUndo: Refusal | null;
}

/** What can be done with the match on the table. */
export interface MatchCommands {
  /**
   * Starts a match.
   * @param series plays the first game of a best-of-n, with these side decks by seat.
   * @throws BadConfig when the config cannot be played, RangeError when n is not odd.
   */
  begin(
    setup: Omit<TableSetup, "id">,
    config: GameRecord["config"],
    series?: { readonly bestOf: number; readonly sideDecks?: Series["sideDecks"] },
  ): Promise<void>;
  /**
   * Between two games of a series: the deck of the seat on screen (of any seat with open hands) for the next game, its
   * cards swapped with the side deck one for one. A refusal changes nothing.
   */
  swap(seat: Seat, deck: readonly string[]): Verdict;
  /** Between two games of a series: the deck of this seat stands for the next game as it is now. */
  keepDeck(seat: Seat): Verdict;
  /** Between two games of a series: the curtain appears for another person, who may then swap. */
  handOver(seat: Seat): void;
  /**
   * Starts the next game of the series.
   * @returns false when there is none.
   */
  nextGame(): Promise<boolean>;
  /**
   * Puts a saved match back on the table, behind the curtain when two people share the screen.
   * @param takeOver continue here although another tab plays it (that tab stops).
   * @returns false when it cannot be played here; a notice says why.
   */
  resume(id: string, takeOver?: boolean): Promise<boolean>;
  /**
   * Answers for the seat on screen. A refusal is stored in `refusal` and changes nothing. Other people at
   * this screen may only reply to a draw offer.
   */
  send(answer: Answer): Verdict;
  /** Shorthand for an `act` answer of the seat on screen. */
  act(action: Action): Verdict;
  /** Would the action be accepted, as an answer or at any time? For the table's "why can't I?". */
  judge(action: Action): Verdict;
  /** In practice and with open hands: back to the previous decision of a person at this screen. */
  undo(): Promise<boolean>;
  /** The next seat's person has taken the screen (held the curtain's button). */
  liftCurtain(): void;
  /** The strip ran out, or the other person does not respond: the seat passes. */
  passReaction(): void;
  /** Somebody holds the strip: the curtain appears for that seat. */
  takeReaction(): void;
  /** For the seat on screen; for any seat with open hands. */
  setPassSettings(seat: Seat, level: PassLevel, stops: readonly Stop[]): void;
  /** The seat on screen passes from now on until then, or (null) no longer. Armed stops ask all the same. */
  passUntil(until: PassUntilEvent | null): void;
  /** The seat on screen is asked for the rest of this turn however often it passes. */
  keepAsking(): void;
  leaveTable(): Promise<void>;
}
