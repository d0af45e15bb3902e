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

/** The levels of scripted play. */
export type ScriptedLevel = "easy" | "medium" | "hard" | "expert";
/** A dummy does nothing: it is there for a position to be tried. */
export type OpponentLevel = ScriptedLevel | "dummy";

export type SeatKind =
  | { readonly kind: "person" }
  | { readonly kind: "opponent"; readonly level: OpponentLevel };

/** The windows in which a person wants to be asked. `acts`: when the seat could play something. */
export type PassLevel = "every" | "acts" | "stops";

/**
 * How long a seat passes without being asked: until the turn is over, it is attacked, or something happens to what it
 * owns.
 */
export type PassUntilEvent = "turn" | "attacked" | "mine";

/** A moment at which a seat may arm a stop: the name of a window of the game. Armed stops always prompt. */
export type Stop = string;

/** When a seat wants to be asked. */
export interface PassSettings {
  readonly level: PassLevel;
  readonly stops: readonly Stop[];
}

/** The settings of a table besides the game itself. Saved with it. */
export interface TableSetup {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly SeatKind[];
  /** Teaching mode: all hands open, no curtain. */
  readonly openHands: boolean;
  /** For two people across a flat screen: each has their own edge, and their cards face them. */
  readonly across?: boolean | undefined;
  /** Number of answers taken over from another match or a file. Such a match does not count in the statistics. */
  readonly from?: number | undefined;
  /** A guided first game: the opponent is the tutor of the game's guide. Does not count in the statistics, either. */
  readonly guided?: boolean | undefined;
  /** Id of the puzzle that is being solved. Its own hints help with it. */
  readonly puzzle?: string | undefined;
  /** How often the expert has been asked for advice. */
  readonly hints?: number | undefined;
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
  /** How often it happened in a row, when one line stands for all. */
  readonly times?: number;
}

/** The opaque curtain between two people. No view is on screen. */
export interface Curtain {
  readonly to: Seat;
  /** Public lines since that seat last looked; equal consecutive lines are merged. */
  readonly recap: readonly LogEntry[];
}

/**
 * Why the table auto-passes for a player: they could do nothing, the response can wait, or they have passed with as
 * much at stake.
 */
export type PassReason = "nothing" | "waits" | "same" | "less" | "many";

/**
 * What no longer prompts in this turn if the player passes now: windows with no more at stake than before, or all
 * except those that could lose the game.
 */
export type PassLimit = "less" | "many";

/** A window in which the table has auto-passed for a player. */
export interface SkippedWindow {
  readonly window: string;
  readonly why: PassReason;
  /** The running attack; `target` is null when the player was attacked. */
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

/** What the table has auto-passed for a player in one turn, with equal windows merged. */
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
  /** Duration in milliseconds; 0 waits for an answer. */
  readonly duration: number;
  /** What will no longer prompt the seat in this turn if it passes, judged by public information. */
  readonly limit: PassLimit | null;
  /** Changes with every strip, to restart its animation. */
  readonly id: number;
}

/**
 * A failed read or write, shown until dismissed. `raw` is offered for download, and so is the result of `file` (the
 * match being played, whose text may not be in the store).
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
  /** Number of answers given when it happened. */
  readonly at: number;
  readonly turn: number;
  readonly event: GameEvent;
}

export interface SavedMatch {
  readonly format: number;
  readonly setup: TableSetup;
  readonly record: GameRecord;
  /** The state after the last answer. A running match continues from it even when the rules have changed since. */
  readonly state: State;
  readonly log: readonly LoggedEvent[];
  /** Per seat: the length of the log when it last looked. */
  readonly seen: readonly number[];
  /** Per seat: when it wants to be asked. */
  readonly passing: readonly PassSettings[];
  /** Milliseconds since 1970, for the list. */
  readonly savedAt: number;
  /**
   * Number of times it has been saved. Tells which of two states is newer, whatever the clock says. Undefined in older
   * saves.
   */
  readonly revision?: number | undefined;
  /** The series before this game, with the decks for the next one. Undefined outside a series. */
  readonly series?: SavedSeries | undefined;
}

/** A series, including its state between two games. */
export interface SavedSeries extends Series {
  /** Seats that have confirmed their deck for the next game. */
  readonly ready?: readonly Seat[] | undefined;
  /** True once the next game has begun. */
  readonly continued?: boolean | undefined;
}

/** The standing of a series as of one of its games. */
export interface SeriesStanding {
  readonly bestOf: number;
  /** Number of this game, from 1. */
  readonly game: number;
  /** Games won, by seat. This one counts once it is over. */
  readonly wins: readonly number[];
  /** Seats that have won the series: empty when no seat has, null while it goes on. */
  readonly winners: readonly Seat[] | null;
  /** True when this game is over and the next one may begin. */
  readonly goesOn: boolean;
}

/** The series that the match on the table belongs to, as the seat on screen may know it. */
export interface SeriesView extends SeriesStanding {
  /** People who may still swap cards before the next game. */
  readonly waiting: readonly Seat[];
  /** The number of cards in each seat's side deck. */
  readonly sideDecks: readonly number[];
  /** The lists of the seat on screen, or of all seats with open hands. */
  readonly own: Readonly<Record<Seat, SeatLists>>;
}

/** A seat's own card lists in a series. */
export interface SeatLists {
  /** The deck for the next game, and the rest of the side deck. */
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
  /** Seats that have won, empty for a draw. Undefined while the match runs, and in older entries. */
  readonly winners?: readonly number[] | undefined;
  /** Undefined outside a series. */
  readonly series?: SeriesStanding | undefined;
  /** Id of the puzzle that is being solved. Undefined in other matches, and in older entries. */
  readonly puzzle?: string | undefined;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /**
   * Number of times it has been saved. Tells which of two states is newer, whatever the clock says. Undefined in older
   * saves.
   */
  readonly revision?: number | undefined;
  /** Number of this save on this device, for the order of the list. Undefined in older entries. */
  readonly order?: number | undefined;
  /** True when its newest state is in memory only. */
  readonly unsaved?: boolean;
  /** True when the entry could not be read. Opening the match shows what is wrong with it. */
  readonly broken?: boolean;
}

/** The match on the table, as the seat on screen may know it. Never contains more than that seat's view. */
export interface MatchState {
  readonly game: Game | null;
  readonly setup: TableSetup | null;
  /** Seat whose view is on screen. NONE behind the curtain and on an empty table. */
  readonly viewer: Seat;
  readonly view: View | null;
  /** Events of the latest answer as the viewer may know them, for motion and sound. */
  readonly events: readonly GameEvent[];
  /**
   * The view right after one of `events`, given its index. Until then, nothing later may be shown. Null when no player
   * saw it happen.
   */
  readonly viewAfter: (event: number) => View | null;
  readonly log: readonly LogEntry[];
  readonly curtain: Curtain | null;
  readonly reaction: Reaction | null;
  readonly thinking: boolean;
  /** True when an opponent has been thinking for a while and can be asked to play at once. */
  readonly canHurry: boolean;
  /** The latest refusal, until something changes at the table: an answer, an undo, or the seat on screen. */
  readonly refusal: Extract<Verdict, { ok: false }> | null;
  /** By seat: only the seat on screen, or all seats with open hands, because armed stops are private. */
  readonly passSettings: Readonly<Record<Seat, PassSettings>>;
  /** How long the seat on screen passes without being asked, or null when it does not. */
  readonly until: PassUntilEvent | null;
  /** What the table has auto-passed for the seat on screen until its player acts, or null. */
  readonly skipped: Skipped | null;
  /** What will no longer prompt the seat on screen in this turn if it passes now. */
  readonly limit: PassLimit | null;
  /** True when the player can only go on, step by step, until the turn ends. One answer then ends it. */
  readonly isTurnDone: boolean;
  /** True when another tab plays this match. It is frozen here: its view asks no seat and offers no actions. */
  readonly isTakenOver: boolean;
  /** Null when the match is not part of a series. */
  readonly series: SeriesView | null;
  /** Why nothing can be undone now. The same object as long as the reason stays the same. Null if undo is possible. */
  readonly noUndo: Refusal | null;
}

/** The commands of the match on the table. */
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
   * Between two games of a series: sets the deck of the seat on screen (of any seat with open hands) for the next game.
   * Its cards are swapped with the side deck one for one. A refusal changes nothing.
   */
  swap(seat: Seat, deck: readonly string[]): Verdict;
  /** Between two games of a series: confirms this seat's current deck for the next game. */
  keepDeck(seat: Seat): Verdict;
  /** Between two games of a series: shows the curtain for another person, who may then swap. */
  handOver(seat: Seat): void;
  /**
   * Starts the next game of the series.
   * @returns false when there is none.
   */
  nextGame(): Promise<boolean>;
  /**
   * Puts a saved match back on the table, behind the curtain when two people share the screen.
   * @param takeOver true to continue here although another tab plays it (that tab stops).
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
  /** Whether the action would be accepted, as an answer or as an anytime action. For the table's "why can't I?". */
  judge(action: Action): Verdict;
  /** Goes back to the previous decision of a person at this screen. Available in practice and with open hands. */
  undo(): Promise<boolean>;
  /** Lifts the curtain when the next seat's person has held its button. */
  liftCurtain(): void;
  /** Passes for the seat when the strip ran out or the other person does not respond. */
  passReaction(): void;
  /** Shows the curtain for the strip's seat when a person holds the strip. */
  takeReaction(): void;
  /** Sets when a seat is asked: for the seat on screen, or for any seat with open hands. */
  setPassSettings(seat: Seat, level: PassLevel, stops: readonly Stop[]): void;
  /** Makes the seat on screen pass from now on until then, or stops it with null. Armed stops still prompt. */
  passUntil(until: PassUntilEvent | null): void;
  /** Asks the seat on screen for the rest of this turn, however often it passes. */
  keepAsking(): void;
  /** Asks the opponent that is thinking to play the best move it has found so far. */
  playNow(): void;
  /** Notes in the match that the expert's advice was shown. */
  noteHint(): void;
  leaveTable(): Promise<void>;
}
