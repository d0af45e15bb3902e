import type {
  Action,
  AllotDecision,
  Answer,
  CardId,
  Config,
  GameEvent,
  Message,
  Plain,
  Problem,
  ReadableState,
  Reader,
  Refusal,
  Rules,
  Seat,
  StackItem,
  View,
  Zone,
} from "../kernel";
import type { CardText, PrintedCard, Vocabulary } from "../language";
import type { Mat, PiecePlace } from "./mat";
import type { Stake } from "./stake";

/** A game, or a view of it, with what is being asked in it. */
export type PromptContext = Reader & { readonly state: Pick<View, "agenda"> };

/** A clause of a rulebook, in our words. */
export interface Clause {
  readonly id: string;
  readonly section: string;
  readonly kind: "rule" | "interface" | "definition" | "physical";
  readonly text: string;
  readonly ruling?: string;
  readonly check?: string;
}

/** The clauses of a game's rulebook, in order. */
export interface Rulebook {
  readonly game: string;
  readonly title: string;
  readonly source: string;
  readonly clauses: readonly Clause[];
  /** In the built page the texts of the clauses are empty; this file has the `text` and `ruling` of each. */
  readonly wording?: string;
}

export interface StarterDeck {
  readonly id: string;
  readonly name: string;
  /** The deck's theme, in one to three words. */
  readonly theme: string;
  /** How to play it, in one line. */
  readonly plan: string;
  /** The names of all its cards, in every part of the deck. */
  readonly cards: readonly string[];
  /** The side deck for a match, in games that have them. */
  readonly side?: readonly string[];
}

/** A separate part of a deck ("Main Deck"). */
export interface DeckPart {
  readonly label: Message;
  readonly cards: readonly string[];
}

/** A value that steers the building of a deck, and what the deck has of it. */
export interface DeckFact {
  readonly label: Message;
  readonly value: Message;
  /** Its icon: a letter on a colour. */
  readonly sign?: { readonly letter: string; readonly colour: string };
}

/** What a game reminds its players of on one page. */
export interface CheatSheet {
  /** Headings of the table; the first is that of its rows. */
  readonly columns: readonly Message[];
  /** The cells of each row; the first is its heading. */
  readonly rows: readonly (readonly Message[])[];
  readonly points: readonly { readonly text: Message; readonly rule: string }[];
}

/** A table option, for a choice the rulebook leaves open. The first value is the default. */
export interface OptionSpec {
  readonly key: string;
  readonly label: Message;
  readonly help: Message;
  readonly rule: string;
  readonly values: readonly { readonly value: Plain; readonly label: Message }[];
  /** The matches it applies to: those of two seats, or those in teams. Defaults to all. */
  readonly only?: "two" | "teams";
  /** Seldom changed: kept among the advanced choices. */
  readonly isRare?: true;
}

/** The outcome of an action, as far as it is known in advance. */
export interface Preview {
  readonly lines: readonly Message[];
  /** Probability that the acting seat wins, 0 to 1, where dice decide. */
  readonly chance?: number;
  /** The outcome in a word or two, for the badge of a target. */
  readonly brief?: Message;
  /** What each seat plays for, as it would be afterwards. */
  readonly scores?: readonly number[];
  /** One entry per side of a contest: the card, its dice and its bonus. */
  readonly sides?: readonly { readonly card: number; readonly dice: number; readonly bonus: number }[];
}

/** Signs printed in a corner of a card, each of one colour or of two. */
export interface PrintedSigns {
  readonly place: "top-left" | "top-right";
  /** All of them in words. */
  readonly label: Message;
  /** The words themselves are printed, on the colour of the first sign; on a very small card its letters. */
  readonly named?: true;
  readonly signs: readonly {
    /** Tells its colours by a letter each. */
    readonly letters: string;
    /** CSS colours. */
    readonly colours: readonly string[];
  }[];
}

/** What is printed on a card besides its numbers and its text. */
export interface CardPrint {
  readonly signs: readonly PrintedSigns[];
  /** The rows of its table. */
  readonly rows: readonly Message[];
}

/** What an answer to a question for shares comes to. */
export interface SharesPreview {
  /** The parts of what is being done, in order, and which of them this is. */
  readonly steps?: { readonly parts: readonly Message[]; readonly now: number };
  /** A price and why it is that, or what the shares together give. */
  readonly lines: readonly Message[];
  /** What becomes of the card behind a share, by its index; it `harms` where its player loses something by it. */
  readonly notes: readonly { readonly share: number; readonly note: Message; readonly harms: boolean }[];
  /** What the button says that gives the answer. */
  readonly buttonLabel: Message;
}

/** What a team has of the number it plays for. */
export interface TeamScore {
  readonly label: Message;
  readonly value: number;
  /** Its members have none of their own. */
  readonly isShared: boolean;
}

/** What a log line takes from elsewhere than its event. */
export interface LogContext {
  /** The name of a seat. */
  readonly name: (seat: Seat) => string;
  /** The zones of the match, by id. */
  readonly zones: readonly Pick<Zone, "key" | "owner">[];
}

/** Everything the rest of the project needs of a game; other folders import nothing else from its folder. */
export interface Game {
  readonly slug: string;
  readonly title: string;
  readonly rules: Rules;
  readonly rulebook: Rulebook;
  readonly mat: Mat;
  readonly decks: readonly StarterDeck[];
  readonly options: readonly OptionSpec[];
  /** How many teams of one size its seats may form, side by side; games without teams have none. */
  readonly teams?: readonly number[];
  /** The pool by name. */
  readonly cards: Readonly<Record<string, PrintedCard>>;
  /** The words of its card language, for what is printed apart from a card. */
  readonly vocabulary?: Vocabulary;
  /** Rules text and keyword reminders of a card of the pool, printed from its data. */
  cardText(name: string): CardText;
  /** What else is printed on a card of the pool; games without such print have none. */
  cardPrint?(name: string): CardPrint;
  /** The parts of a deck list, in games whose decks have several; by default a deck is one pile. */
  deckParts?(deck: readonly string[]): readonly DeckPart[];
  /** The values that steer the building of a deck, with what this one has of each. */
  deckFacts?(deck: readonly string[]): readonly DeckFact[];
  /** Opened at the table at any time. */
  readonly cheatSheet?: CheatSheet;
  /** What is wrong with a deck list; empty when it may be played. */
  deckProblems(deck: readonly string[]): readonly Problem[];
  /** The log line for an event, or null when it needs none. */
  logLine(event: GameEvent, context: LogContext): Message | null;
  /** The outcome of an action, or null when nothing is known in advance. */
  preview(g: Reader, action: Action): Preview | null;
  /** As things stand, would the action be spent for nothing? Without this, none would. */
  isPointless?(g: Reader, action: Action): boolean;
  /** Whether the action can safely wait for a later window or turn of the same player. Defaults to never. */
  canWait?(g: PromptContext, seat: Seat, window: string, action: Action): boolean;
  /**
   * Whether every response that the game has could wait in this window. It reads what everybody knows and never the
   * seat's hidden cards. Defaults to never.
   */
  isQuiet?(g: PromptContext, seat: Seat, window: string): boolean;
  /**
   * How much the open attack or the newest item of the stack is about for the seat, by what everybody knows:
   * `DECISIVE` if it would lose the game. After some passes in a turn a player is asked only when more is at stake.
   * Defaults to always asking.
   */
  stake?(g: Reader, seat: Seat, window: string): Stake;
  /** The open question in more words than the rules have for it, from what its viewer sees; null: as the rules put it. */
  promptText?(view: View): Message | null;
  /** What an item of the stack will do, with what was chosen for it; by default the text of its card or ability. */
  stackText?(g: Reader, item: StackItem): readonly Message[];
  /** The item that has left the stack and is being carried out, or null. */
  resolvingItem?(view: View): StackItem | null;
  /** What these shares would come to, or null when nothing is known in advance. */
  previewShares?(g: Reader, decision: AllotDecision, amounts: readonly number[]): SharesPreview | null;
  /** The cards in play that a player loses by this answer without its being what it is for: the table asks first. */
  losses?(view: View, answer: Answer): readonly CardId[];
  /** Can the viewer do this only by losing a card in play, however it is paid for? Such cards are marked differently. */
  isCostly?(view: View, action: Action): boolean;
  /** The current dice contest (or the last one, until the next begins), or null. */
  contest(state: ReadableState): Contest | null;
  /**
   * The current attack, for its arrow and highlights, or null. Games whose battles are contests have none.
   */
  attack?(state: ReadableState): RunningAttack | null;
  /** The number each seat plays for, shown at all times ("face-up Warriors"). */
  score(g: Reader, seat: Seat): { readonly label: Message; readonly value: number };
  /** The number a team plays for; null where everybody plays alone. */
  teamScore?(g: Reader, team: number): TeamScore | null;
  /** Label of the main button and of any action of the game. */
  actionLabel(view: View, action: Action): Message;
  /** Actions a player might try with a card they hold or have in play, legal or not, for "why can't I?". */
  candidateActions(view: View, card: number): readonly Action[];
  /** Actions a player might try with a piece of this counter, put somewhere or only taken up, legal or not; for games that have pieces. */
  candidateMoves?(counter: string, from: PiecePlace, to?: PiecePlace): readonly Action[];
  /** Why a card cannot be chosen as an answer to the open question, where there is more to say than that it is none. */
  whyNoPick?(view: View, card: CardId): Refusal | null;
  /** Who may look at a card that lies face down, and how, where its zone alone does not say it; else null. */
  peekHint?(view: View, card: CardId): Message | null;
  /** A config for a new game. */
  config(seed: string, seats: Config["seats"], options: Config["options"]): Config;
}

/** The attacking card, and its target: a card, or (NONE) the player on that seat. */
export interface RunningAttack {
  readonly attacker: CardId;
  readonly target: CardId;
  readonly defender: Seat;
}

export interface ContestDie {
  readonly value: number;
  /** The roll it belongs to: 0 is the first, later ones are tie-breaks. */
  readonly throw: number;
  /** The highest of its side in the latest roll. */
  readonly best: boolean;
  /** The result before it was rerolled, or null. */
  readonly was: number | null;
}

/** A contest of dice, as far as it has come. */
export interface Contest {
  /** `over` once there is a result. */
  readonly stage: "declared" | "rolled" | "over";
  /** The stat with the card's bonus: its modifiers are listed beside the dice. */
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
