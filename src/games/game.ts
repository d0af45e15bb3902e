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

/** A game or a view, with its open decision. */
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
  /** File with the `text` and `ruling` of each clause. In the built page the clause texts here are empty. */
  readonly wording?: string;
}

export interface StarterDeck {
  readonly id: string;
  readonly name: string;
  /** The deck's theme, in one to three words. */
  readonly theme: string;
  /** How to play it, in one line. */
  readonly plan: string;
  /** The names of all cards, in every part of the deck. */
  readonly cards: readonly string[];
  /** The side deck for a match, in games that have them. */
  readonly side?: readonly string[];
}

/** A separate part of a deck ("Main Deck"). */
export interface DeckPart {
  readonly label: Message;
  readonly cards: readonly string[];
}

/** A figure that guides deck building, and its value for this deck. */
export interface DeckFact {
  readonly label: Message;
  readonly value: Message;
  /** Its icon: a letter on a colour. */
  readonly sign?: { readonly letter: string; readonly colour: string };
}

/** A one-page summary of the rules. */
export interface CheatSheet {
  /** Column headings; the first heads the row labels. */
  readonly columns: readonly Message[];
  /** Cells of each row; the first is the row label. */
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
  /** Seldom changed: listed under the advanced options. */
  readonly isRare?: true;
}

/** The outcome of an action, as far as it is known in advance. */
export interface Preview {
  readonly lines: readonly Message[];
  /** Probability that the acting seat wins, 0 to 1, when dice decide. */
  readonly chance?: number;
  /** The outcome in a word or two, for the badge of a target. */
  readonly brief?: Message;
  /** Resulting score of each seat. */
  readonly scores?: readonly number[];
  /** One entry per side of a contest: the card, its dice and its bonus. */
  readonly sides?: readonly { readonly card: number; readonly dice: number; readonly bonus: number }[];
}

/** Signs printed in a corner of a card, each of one colour or of two. */
export interface PrintedSigns {
  readonly place: "top-left" | "top-right";
  readonly label: Message;
  /** Prints the label on the colour of the first sign, or the letters on a very small card. */
  readonly named?: true;
  readonly signs: readonly {
    /** Names the colours, one letter each. */
    readonly letters: string;
    readonly colours: readonly string[];
  }[];
}

/** What is printed on a card besides its numbers and its text. */
export interface CardPrint {
  readonly signs: readonly PrintedSigns[];
  readonly rows: readonly Message[];
}

/** What an answer to an `allot` decision leads to. */
export interface SharesPreview {
  /** The steps of the current action in order, and the index of this one. */
  readonly steps?: { readonly parts: readonly Message[]; readonly now: number };
  /** The price and why, or what the shares give together. */
  readonly lines: readonly Message[];
  /** What happens to the card of a share, by index. `harms` if its player loses something by it. */
  readonly notes: readonly { readonly share: number; readonly note: Message; readonly harms: boolean }[];
  /** Label of the button that gives the answer. */
  readonly buttonLabel: Message;
}

export interface TeamScore {
  readonly label: Message;
  readonly value: number;
  /** Whether the members have no score of their own. */
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
  /** How many teams of one size may play side by side. Undefined for games without teams. */
  readonly teams?: readonly number[];
  /** The card pool by name. */
  readonly cards: Readonly<Record<string, PrintedCard>>;
  /** The words of the card language, for text printed apart from a card. */
  readonly vocabulary?: Vocabulary;
  /** Rules text and keyword reminders of a card of the pool, printed from its data. */
  cardText(name: string): CardText;
  /** What else is printed on a card of the pool. Undefined for games without such print. */
  cardPrint?(name: string): CardPrint;
  /** The parts of a deck list. Defaults to one pile. */
  deckParts?(deck: readonly string[]): readonly DeckPart[];
  /** The figures that guide deck building, with this deck's values. */
  deckFacts?(deck: readonly string[]): readonly DeckFact[];
  /** Can be opened at the table at any time. */
  readonly cheatSheet?: CheatSheet;
  /** What is wrong with a deck list; empty when it may be played. */
  deckProblems(deck: readonly string[]): readonly Problem[];
  /** The log line for an event, or null when it needs none. */
  logLine(event: GameEvent, context: LogContext): Message | null;
  /** The outcome of an action, or null when nothing is known in advance. */
  preview(g: Reader, action: Action): Preview | null;
  /** Whether the action would have no effect as things are. Defaults to never. */
  isPointless?(g: Reader, action: Action): boolean;
  /** Whether the action can safely wait for a later window or turn of the same player. Defaults to never. */
  canWait?(g: PromptContext, seat: Seat, window: string, action: Action): boolean;
  /**
   * Whether every response in the game can wait in this window. Reads only public information, never the seat's hidden
   * cards. Defaults to never.
   */
  isQuiet?(g: PromptContext, seat: Seat, window: string): boolean;
  /**
   * What the seat stands to lose or gain from the open attack or the newest stack item, by public information:
   * `DECISIVE` if it would lose the game. After some passes in a turn a player is prompted only when more is at stake.
   * Defaults to always prompting.
   */
  stake?(g: Reader, seat: Seat, window: string): Stake;
  /** A more detailed prompt for the open decision, from what its viewer sees. Null uses the prompt of the rules. */
  promptText?(view: View): Message | null;
  /** What a stack item will do, with the choices made for it. Defaults to the text of its card or ability. */
  stackText?(g: Reader, item: StackItem): readonly Message[];
  /** The item that has left the stack and is resolving, or null. */
  resolvingItem?(view: View): StackItem | null;
  /** What these shares would lead to, or null when nothing is known in advance. */
  previewShares?(g: Reader, decision: AllotDecision, amounts: readonly number[]): SharesPreview | null;
  /**
   * Cards in play that the player would lose by this answer as a side effect. The table asks for confirmation first.
   */
  losses?(view: View, answer: Answer): readonly CardId[];
  /** Whether every way to pay for the action costs the viewer a card in play. Such cards are marked differently. */
  isCostly?(view: View, action: Action): boolean;
  /** The current dice contest, or the last one until the next begins. Null before the first. */
  contest(state: ReadableState): Contest | null;
  /** The current attack, for its arrow and highlights, or null. Undefined for games whose battles are contests. */
  attack?(state: ReadableState): RunningAttack | null;
  /** Score of each seat, shown at all times ("face-up Warriors"). */
  score(g: Reader, seat: Seat): { readonly label: Message; readonly value: number };
  /** Score of a team, or null in games without teams. */
  teamScore?(g: Reader, team: number): TeamScore | null;
  /** Label of an action, also on the main button. */
  actionLabel(view: View, action: Action): Message;
  /** Actions a player might try with a card they hold or have in play, legal or not, for "why can't I?". */
  candidateActions(view: View, card: number): readonly Action[];
  /**
   * Actions a player might try with a piece of this counter, legal or not: moving it, or only picking it up. For games
   * with pieces.
   */
  candidateMoves?(counter: string, from: PiecePlace, to?: PiecePlace): readonly Action[];
  /** Why a card cannot be chosen for the open decision, if there is a specific reason. */
  whyNoPick?(view: View, card: CardId): Refusal | null;
  /** Who may look at a face-down card, and how, if its zone does not say so. Otherwise null. */
  peekHint?(view: View, card: CardId): Message | null;
  config(seed: string, seats: Config["seats"], options: Config["options"]): Config;
}

/** The attacking card and its target: a card, or NONE for the player in that seat. */
export interface RunningAttack {
  readonly attacker: CardId;
  readonly target: CardId;
  readonly defender: Seat;
}

export interface ContestDie {
  readonly value: number;
  /** Index of the roll: 0 is the first, later ones are tie-breaks. */
  readonly throw: number;
  /** Whether it is the highest of its side in the latest roll. */
  readonly best: boolean;
  /** The result before the reroll, or null. */
  readonly was: number | null;
}

export interface Contest {
  /** `over` once there is a result. */
  readonly stage: "declared" | "rolled" | "over";
  /** The stat that holds the card's bonus. Its modifiers are listed beside the dice. */
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
