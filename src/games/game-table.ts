import type {
  Action,
  AllotDecision,
  Answer,
  CardId,
  GameEvent,
  Message,
  Reader,
  Refusal,
  Seat,
  StackItem,
  View,
  Zone,
} from "../kernel";
import type { Mat, PiecePlace } from "./mat";

/** A one-page summary of the rules. */
export interface CheatSheet {
  /** Column headings; the first heads the row labels. */
  readonly columns: readonly Message[];
  /** Cells of each row; the first is the row label. */
  readonly rows: readonly (readonly Message[])[];
  readonly points: readonly { readonly text: Message; readonly rule: string }[];
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
  /**
   * Whether the action first asks how its price is paid, and can be cancelled until then. A press on its card is enough
   * to begin it.
   */
  readonly asksPrice?: boolean;
  /** One entry per side of a contest: the card, its dice and its bonus. */
  readonly sides?: readonly { readonly card: number; readonly dice: number; readonly bonus: number }[];
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

/** What a log line takes from elsewhere than its event. */
export interface LogContext {
  /** The name of a seat. */
  readonly name: (seat: Seat) => string;
  /** The zones of the match, by id. */
  readonly zones: readonly Pick<Zone, "key" | "owner">[];
}

/** Log lines that belong together: the result is shown, what led up to it can be opened. */
export interface LogResult {
  /** Message keys of the lines that lead up to it. */
  readonly leadUp: readonly string[];
  /** Message keys of the result. */
  readonly results: readonly string[];
}

/** What the table shows and says of a game. */
export interface GameTable {
  readonly mat: Mat;
  /** Can be opened at the table at any time. */
  readonly cheatSheet?: CheatSheet;
  /** The log line for an event, or null when it needs none. */
  logLine(event: GameEvent, context: LogContext): Message | null;
  readonly logResults?: readonly LogResult[];
  /** A more detailed prompt for the open decision, from what its viewer sees. Null uses the prompt of the rules. */
  promptText?(view: View): Message | null;
  /** What a stack item will do, with the choices made for it. Defaults to the text of its card or ability. */
  stackText?(g: Reader, item: StackItem): readonly Message[];
  /** The item that has left the stack and is resolving, or null. */
  resolvingItem?(view: View): StackItem | null;
  /** Label of an action, also on the main button. */
  actionLabel(view: View, action: Action): Message;
  /** The outcome of an action, or null when nothing is known in advance. */
  preview(g: Reader, action: Action): Preview | null;
  /** What these shares would lead to, or null when nothing is known in advance. */
  previewShares?(g: Reader, decision: AllotDecision, amounts: readonly number[]): SharesPreview | null;
  /**
   * Cards in play that the player would lose by this answer as a side effect. The table asks for confirmation first.
   */
  losses?(view: View, answer: Answer): readonly CardId[];
  /** Whether every way to pay for the action costs the viewer a card in play. Such cards are marked differently. */
  isCostly?(view: View, action: Action): boolean;
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
}
