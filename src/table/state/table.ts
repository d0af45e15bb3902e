import { createContext, useContext } from "react";
import { type StoreApi, useStore } from "zustand";
import type { Game } from "../../games/game";
import type {
  Action,
  Answer,
  CardId,
  Cell,
  Decision,
  GameEvent,
  Refusal,
  Seat,
  View,
  ZoneId,
} from "../../kernel";
import type { MatchState } from "../../store/types";
import type { GestureInput } from "../gesture/types";
import type { Moving, ShownBanner } from "../motion/flights";
import type { Step } from "../motion/steps";
import type { Draft } from "../viewmodel/draft";
import type { GestureState } from "../viewmodel/gesture";
import type { Names } from "../viewmodel/names";
import type { CardOrPiece } from "../viewmodel/pieces";
import type { Spot } from "../viewmodel/spot";

/** What the inspector shows: a card on the table, or a card of the pool by name. */
export type InspectorSubject =
  | { readonly kind: "card"; readonly card: CardId }
  | { readonly kind: "name"; readonly name: string };

export type OpenDialog =
  | { readonly kind: "shortcuts" }
  /** Help and settings. */
  | { readonly kind: "menu" }
  | { readonly kind: "cheat-sheet" }
  /** What can be done in the current step. */
  | { readonly kind: "step" }
  | { readonly kind: "confirm"; readonly action: Action }
  /** Asks before an answer that loses cards in play. */
  | {
      readonly kind: "losses";
      readonly answer: Answer;
      /** The decision that it answers. */
      readonly asked: Decision | null;
      readonly cards: readonly CardId[];
    }
  | { readonly kind: "zone"; readonly zone: ZoneId }
  | { readonly kind: "passing" }
  | { readonly kind: "sheet" }
  | { readonly kind: "standings" };

/** The camera controls over the shared grid for keys and buttons. */
export interface GridCamera {
  zoomIn(): void;
  zoomOut(): void;
  /** Shows everything, and follows the cards in play. */
  fit(): void;
}

/** A change of the shown match. Fields that it leaves out stay as they are. */
export interface Frame {
  readonly match?: Partial<MatchState>;
  readonly begun?: readonly GameEvent[];
  readonly settled?: boolean;
  readonly moving?: Moving | null;
  readonly banner?: ShownBanner | null;
}

/** The shown match, written by the motion frame by frame. */
export interface ShownState {
  /** The match as far as it has been seen. Its `events` are those that have just been seen. */
  readonly match: MatchState;
  readonly game: Game;
  readonly view: View;
  /** Events whose animation begins, for their sounds. */
  readonly begun: readonly GameEvent[];
  /** Whether everything has been seen. */
  readonly settled: boolean;
  /** The beat that is played now. */
  readonly moving: Moving | null;
  readonly banner: ShownBanner | null;
  /** Cards (real and stand-in ids) in flight. They are invisible in their place. */
  readonly flying: ReadonlySet<CardId>;
}

/** The unfinished input of the seat on screen. It is reset when another seat takes the screen. */
export interface SeatState {
  readonly gesture: GestureState;
  readonly draft: Draft;
  readonly names: Names;
  readonly subject: InspectorSubject | null;
  /** True when the inspector was opened on request and stays until it is closed. */
  readonly pinned: boolean;
  /** What the pointer or focus rests on while a card is armed. */
  readonly pointed: Spot | null;
  /** The far seat whose mat is shown in full. */
  readonly focus: Seat;
  /** Whether the viewer wants to see all mats small instead of two in full, see `showsAllMats`. */
  readonly allMats: boolean;
  readonly refusal: Refusal | null;
  /** Where the refused press was. Null for a button. */
  readonly refusedAt: Spot | null;
  /** Why the focused button would do nothing. Shown but not announced, because the button announces it itself. */
  readonly described: Refusal | null;
  readonly dialog: OpenDialog | null;
  /** False while the prompt is folded away to look at the board. */
  readonly promptOpen: boolean;
  readonly byKeyboard: boolean;
  /** Cards that the camera over the shared grid keeps in view. */
  readonly watched: readonly CardId[];
  /** Moves the camera over the shared grid. Null when there is none. */
  readonly camera: GridCamera | null;
}

/** The actions of the table's parts. */
export interface TableActions {
  /** Puts a frame on the page. */
  show(frame: Frame): void;
  input(input: GestureInput): void;
  tap(card: CardOrPiece): void;
  tapCell(cell: Cell): void;
  tapSeat(seat: Seat): void;
  /** Shows a seat's mat in full: a far one until the turn moves on. */
  bringIn(seat: Seat): void;
  showAllMats(on: boolean): void;
  point(spot: Spot | null): void;
  /** Selects or deselects an option. A single option that can be undone, or that is pressed twice, answers at once. */
  pick(index: number): void;
  edit(patch: Partial<Omit<Draft, "decision">>): void;
  /**
   * Answers after the next paint. An answer that would lose cards in play needs a confirmation first.
   * @param decision the decision that was on screen; once another is open, the answer is dropped
   */
  send(answer: Answer, decision?: Decision | null): void;
  /** Gives an answer whose losses have been confirmed. */
  accept(answer: Answer, decision: Decision | null): void;
  inspect(subject: InspectorSubject | null, pinned?: boolean): void;
  /** The pointer has left the card. The inspector closes in a moment, unless it is pinned or the pointer enters it. */
  release(): void;
  /** The pointer is over the inspector, so it stays open. */
  keep(): void;
  explain(card: CardOrPiece, spot?: Spot): void;
  /** Moves the keyboard hint to this card, or to none. Shows why a press would do nothing, without announcing it. */
  hint(card: CardId | null): void;
  forget(): void;
  open(dialog: OpenDialog | null): void;
  showPrompt(open: boolean): void;
  /** Keeps these cards in view, and no others. */
  watch(cards: readonly CardId[]): void;
  setByKeyboard(on: boolean): void;
}

/** A match on the page, as one seat sees it. */
export interface TableState extends ShownState, SeatState, TableActions {}

export type TableStore = StoreApi<TableState>;

export const TableContext = createContext<TableStore | null>(null);

/**
 * The store of the table around this component.
 * @throws Error outside a table
 */
export function useTableStore(): TableStore {
  const table = useContext(TableContext);
  if (table === null) throw new Error("no table here");
  return table;
}

/** A part of the table's state. The component rerenders only when that part changes. */
export function useTable<T>(select: (state: TableState) => T): T {
  return useStore(useTableStore(), select);
}

/** Selects whether something like this is happening on the page now. */
export const isHappening =
  (what: Step["kind"]) =>
  ({ moving }: Pick<ShownState, "moving">): boolean =>
    moving?.beat.steps.some((step) => step.kind === what) === true;
