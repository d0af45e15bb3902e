import { createContext, type ReactNode, useContext } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import type { Game } from "../../games/game";
import type { Action, Answer, CardId, Cell, Decision, Refusal, Seat, View, ZoneId } from "../../kernel";
import { cue } from "../../sound/cue";
import { useSettings } from "../../store/settings";
import { after, hintFor } from "../gesture/hint";
import { type Effect, type GestureState, IDLE, type Input } from "../gesture/types";
import { type Spot, sameSpot } from "../viewmodel/acts";
import { type Draft, draftFor, EMPTY_DRAFT, toggled } from "../viewmodel/draft";
import { firstFocus, nextFocus } from "../viewmodel/focus";
import { type Names, NO_NAMES, withSeen } from "../viewmodel/names";
import { refusalFor, sameRefusal } from "../viewmodel/refusal";
import { wantedFocus } from "../viewmodel/seats";
import { farSeats } from "../viewmodel/zones";
import { afterPaint } from "./afterPaint";
import type { MatchSource } from "./match";

/** What the inspector shows: a card on the table, or a card of the pool by name. */
export type Subject =
  | { readonly of: "card"; readonly card: CardId }
  | { readonly of: "name"; readonly name: string };

export type OpenDialog =
  | { readonly of: "shortcuts" }
  | { readonly of: "confirm"; readonly action: Action }
  | { readonly of: "zone"; readonly zone: ZoneId }
  | { readonly of: "passing" }
  | { readonly of: "sheet" };

/** The table's own state while one seat looks at it: the view it draws, and what is half done. Dies with the curtain. */
export interface TableState {
  readonly game: Game;
  readonly view: View;
  readonly gesture: GestureState;
  readonly draft: Draft;
  readonly names: Names;
  readonly subject: Subject | null;
  /** True when the inspector was asked for and stays until it is closed. */
  readonly pinned: boolean;
  /** What pointer or focus rests on while a card is armed. */
  readonly pointed: Spot | null;
  /** The far seat whose mat is shown in full. */
  readonly focus: Seat;
  /** The latest "why not", with the card it is about. */
  readonly refusal: Refusal | null;
  /** Why the button that the focus is on would do nothing: shown, but not said, for the button says it itself. */
  readonly described: Refusal | null;
  readonly dialog: OpenDialog | null;
  /** False while the prompt is folded away to look at the board. */
  readonly promptOpen: boolean;
  /** True while the latest input came from the keyboard: focus may then be moved for the player. */
  readonly byKeyboard: boolean;

  look(view: View, game: Game): void;
  input(input: Input): void;
  tap(card: CardId): void;
  tapCell(cell: Cell): void;
  tapSeat(seat: Seat): void;
  /** Shows this far seat's mat in full, until the turn moves on. */
  bringIn(seat: Seat): void;
  point(spot: Spot | null): void;
  toggle(index: number): void;
  edit(patch: Partial<Omit<Draft, "decision">>): void;
  /** @param asked the question it was drawn for: once another is asked, it answers nothing. */
  send(answer: Answer, asked?: Decision | null): void;
  inspect(subject: Subject | null, pinned?: boolean): void;
  /** The pointer has left the card: the inspector goes in a moment, unless it is pinned or entered itself. */
  release(): void;
  /** The pointer is over the inspector: it stays. */
  keep(): void;
  explain(card: CardId, spot?: Spot): void;
  /** The keyboard rests on this card, or on none: what a press would be told is told before it, without a sound. */
  hint(card: CardId | null): void;
  forget(): void;
  open(dialog: OpenDialog | null): void;
  showPrompt(open: boolean): void;
  setByKeyboard(on: boolean): void;
}

export type TableStore = StoreApi<TableState>;

type Set = TableStore["setState"];
type Get = TableStore["getState"];

function carryOut(effect: Effect, match: MatchSource, set: Set, get: Get): void {
  switch (effect.do) {
    case "act": {
      const asked = get().view.decision;
      // Whoever acts looks at what happens, even while the pointer still rests on a card.
      set({ refusal: null, pointed: null, ...(get().pinned ? undefined : { subject: null }) });
      afterPaint(() => {
        const { view: present, act } = match.getState();
        if (present?.decision === asked) act(effect.action);
      });
      return;
    }
    case "inspect":
      get().inspect({ of: "card", card: effect.card }, true);
      return;
    case "explain":
      get().explain(effect.card, effect.spot);
  }
}

/** Takes or drops a pickable card; a second tap on a single pick sends it. True when the tap was used up. */
function tapPick(card: CardId, get: Get): boolean {
  const { view, draft } = get();
  const { decision } = view;
  if (decision?.kind !== "pick" || decision.seat !== view.viewer) return false;
  const index = decision.options.findIndex((option) => option.card === card);
  if (index < 0) return false;
  const isOnly = decision.min === 1 && decision.max === 1;
  if (isOnly && draftFor(draft, decision).picks.includes(index)) {
    get().send({ seat: view.viewer, do: "pick", picks: [index] });
  } else {
    get().toggle(index);
  }
  return true;
}

/** How long the inspector stays after the pointer has left, so that the pointer can move into it. */
const LINGER = 350;

/** @param match what gets the answers. */
export function createTable(game: Game, view: View, match: MatchSource): TableStore {
  let lingering: ReturnType<typeof setTimeout> | undefined;
  let hinted: Refusal | null = null;
  const whyNot = (get: Get, card: CardId, spot?: Spot) =>
    refusalFor(get().game, get().view, match.getState().why, card, spot);
  return createStore<TableState>()((set, get) => ({
    game,
    view,
    gesture: IDLE,
    draft: EMPTY_DRAFT,
    names: withSeen(NO_NAMES, view),
    subject: null,
    pinned: false,
    pointed: null,
    focus: firstFocus(view),
    refusal: null,
    described: null,
    dialog: null,
    promptOpen: true,
    byKeyboard: false,

    look: (seen, of) => {
      if (seen === get().view) return;
      const isNewQuestion = seen.decision !== get().view.decision;
      set({
        view: seen,
        game: of,
        names: withSeen(get().names, seen),
        focus: nextFocus(get().view, seen, get().focus),
        ...(isNewQuestion ? { promptOpen: true, refusal: null } : undefined),
      });
      get().input({ do: "refresh" });
      if (isNewQuestion) set({ focus: wantedFocus(get(), get().focus) });
    },
    input: (input) => {
      const { state, effects } = after(input, get());
      if (state !== get().gesture) set({ gesture: state });
      if (state.at === "aiming" || input.do === "lift") set({ focus: wantedFocus(get(), get().focus) });
      if (input.do === "move" && input.over?.on === "seat") get().bringIn(input.over.seat);
      if (input.do === "press" || input.do === "tap" || input.do === "cancel") get().forget();
      for (const effect of effects) carryOut(effect, match, set, get);
    },
    tap: (card) => {
      if (!tapPick(card, get)) get().input({ do: "tap", card });
    },
    tapCell: (cell) => {
      const { decision, viewer } = get().view;
      if (decision?.kind === "place" && decision.seat === viewer)
        get().send({ seat: viewer, do: "place", cell });
      else get().input({ do: "tap-cell", cell });
    },
    tapSeat: (seat) => get().input({ do: "tap-seat", seat }),
    bringIn: (seat) => {
      if (seat !== get().focus && farSeats(get().view).includes(seat)) set({ focus: seat });
    },
    point: (spot) => {
      if (!sameSpot(spot, get().pointed)) set({ pointed: spot });
    },
    toggle: (index) => {
      const { decision } = get().view;
      if (decision !== null) set({ draft: toggled(get().draft, decision, index) });
    },
    edit: (patch) => {
      const { decision } = get().view;
      set({ draft: { ...draftFor(get().draft, decision), ...patch, decision } });
    },
    send: (answer, asked = get().view.decision) => {
      set({ refusal: null });
      afterPaint(() => {
        const { view: present, send } = match.getState();
        const isBound = answer.do !== "anytime";
        if (isBound && present?.decision !== asked) return;
        // The next question may be an equal one: it begins with nothing chosen.
        if (send(answer).ok && isBound) set({ draft: EMPTY_DRAFT });
      });
    },
    inspect: (subject, pinned = false) => {
      clearTimeout(lingering);
      set({ subject, pinned: subject !== null && pinned });
    },
    release: () => {
      clearTimeout(lingering);
      if (get().pinned || useSettings.getState().inspector === "rail") return;
      if (get().subject !== null) lingering = setTimeout(() => set({ subject: null }), LINGER);
    },
    keep: () => clearTimeout(lingering),
    explain: (card, spot) => {
      const refusal = whyNot(get, card, spot);
      if (refusal !== null) cue("refuse");
      set({ refusal });
    },
    hint: (card) => {
      const told = card === null ? null : hintFor(card, get());
      const why = told && whyNot(get, told.card, told.spot);
      const { refusal } = get();
      const isOwn = refusal !== null && refusal === hinted;
      // From one card to the next for the same reason, it is not said again.
      if (isOwn ? sameRefusal(refusal, why) : why === null) return;
      hinted = why;
      set({ refusal: why });
    },
    forget: () => {
      if (get().refusal !== null) set({ refusal: null });
    },
    open: (dialog) => set({ dialog }),
    showPrompt: (open) => set({ promptOpen: open }),
    setByKeyboard: (on) => {
      if (on !== get().byKeyboard) set({ byKeyboard: on });
    },
  }));
}

/** What the shell round the table does for it. */
export interface TableHost {
  onLeave(): void;
  onPlayAgain?: (() => void) | undefined;
  /** Shows the match from its first move on. */
  onReplay?: (() => void) | undefined;
  /** Lies over the table and knows it: the guide of a first game. */
  readonly coach?: ReactNode;
  /** Stands where the actions stand: the match is only looked at, and these turn its pages. */
  readonly controls?: ReactNode;
}

export const TableContext = createContext<TableStore | null>(null);
export const HostContext = createContext<TableHost>({ onLeave: () => {} });

/** The store of the table round this component. @throws Error outside a table. */
export function useTableStore(): TableStore {
  const table = useContext(TableContext);
  if (table === null) throw new Error("no table here");
  return table;
}

/** A part of the table's state; the component renders again only when that part changes. */
export function useTable<T>(select: (state: TableState) => T): T {
  return useStore(useTableStore(), select);
}

export const useHost = (): TableHost => useContext(HostContext);
