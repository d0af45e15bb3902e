import type {
  Action,
  CardId,
  Config,
  GameEvent,
  Message,
  Plain,
  Problem,
  Readable,
  Reader,
  Rules,
  Seat,
  View,
} from "../kernel";
import type { CardText, PrintedCard } from "../language";
import type { Mat } from "./mat";

/** A clause of a rulebook, in our words. */
export interface Clause {
  readonly id: string;
  readonly section: string;
  readonly kind: "rule" | "interface" | "definition" | "physical";
  readonly text: string;
  readonly ruling?: string;
  readonly check?: string;
}

export interface Rulebook {
  readonly game: string;
  readonly title: string;
  readonly source: string;
  readonly clauses: readonly Clause[];
  /** In the built page the texts of the clauses are empty; this file, by clause, holds `text` and `ruling`. */
  readonly wording?: string;
}

export interface StarterDeck {
  readonly id: string;
  readonly name: string;
  /** What the deck is about, in a word or three. */
  readonly theme: string;
  /** How to play it, in one line. */
  readonly plan: string;
  /** Names of all its cards; where a deck has several parts, those of all parts. */
  readonly cards: readonly string[];
}

/** A part of a deck that is kept apart from the others ("Main Deck"). */
export interface DeckPart {
  readonly label: Message;
  readonly cards: readonly string[];
}

/** A table option: where a rulebook leaves a choice. The first value is the default. */
export interface OptionSpec {
  readonly key: string;
  readonly label: Message;
  readonly help: Message;
  readonly rule: string;
  readonly values: readonly { readonly value: Plain; readonly label: Message }[];
}

/** What an action would lead to, as far as it is known before it is done. */
export interface Preview {
  readonly lines: readonly Message[];
  /** Chance that the acting seat comes out on top, 0 to 1, where dice decide. */
  readonly chance?: number;
  /** One entry per side of a contest: which card, how many dice, what is added. */
  readonly sides?: readonly { readonly card: number; readonly dice: number; readonly bonus: number }[];
}

/** Everything the house needs of one game; the only thing other folders import from its folder. */
export interface Game {
  readonly slug: string;
  readonly title: string;
  readonly rules: Rules;
  readonly rulebook: Rulebook;
  readonly mat: Mat;
  readonly decks: readonly StarterDeck[];
  readonly options: readonly OptionSpec[];
  /** The pool by name. */
  readonly cards: Readonly<Record<string, PrintedCard>>;
  /** Rules text and keyword reminders of a card of the pool, printed from its data. */
  cardText(name: string): CardText;
  /** The parts of a deck list, in games whose decks have several; absent: a deck is one pile. */
  deckParts?(deck: readonly string[]): readonly DeckPart[];
  /** What is wrong with a deck list; empty when it may be played. */
  deckProblems(deck: readonly string[]): readonly Problem[];
  /** The line of the log for an event, or null when it needs none. `name` gives a seat's name. */
  logLine(event: GameEvent, name: (seat: Seat) => string): Message | null;
  /** What the action would lead to, or null when nothing is known before. */
  preview(g: Reader, action: Action): Preview | null;
  /** The dice contest to show now (or the last one, until the next begins), or null. */
  contest(state: Readable): Contest | null;
  /** The attack that is going on, for its arrow and the marks of its cards, or null. Games whose battles are contests have none. */
  attack?(state: Readable): RunningAttack | null;
  /** The number each seat is playing for, as shown at all times ("face-up Warriors"). */
  score(g: Reader, seat: Seat): { readonly label: Message; readonly value: number };
  /** Label of the main button and of any action of the game. */
  actionLabel(view: View, action: Action): Message;
  /** Whether an action could be thought of for a card the seat holds or has in play, for "why can't I?". */
  candidateActions(view: View, card: number): readonly Action[];
  /** A config for a new game. */
  config(seed: string, seats: Config["seats"], options: Config["options"]): Config;
}

/** Which card attacks, and what: a card, or (NONE) the player on that seat. */
export interface RunningAttack {
  readonly attacker: CardId;
  readonly target: CardId;
  readonly defender: Seat;
}

export interface ContestDie {
  readonly value: number;
  /** Which throw it belongs to: 0 is the first, later ones are tie-breaks. */
  readonly throw: number;
  /** The highest of its side in the latest throw. */
  readonly best: boolean;
  /** What was rolled before it was rolled again, or null. */
  readonly was: number | null;
}

export interface Contest {
  /** `over` once the result stands. */
  readonly stage: "declared" | "rolled" | "over";
  /** The value of a card that is its bonus: what has changed it is told beside the dice. */
  readonly bonusStat: string;
  readonly sides: readonly {
    readonly seat: Seat;
    readonly card: number;
    readonly dice: readonly ContestDie[];
    readonly bonus: number;
    /** Best die plus bonus, once rolled. */
    readonly total: number | null;
    readonly won: boolean | null;
  }[];
}
