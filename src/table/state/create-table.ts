import { createStore } from "zustand";
import type { Game } from "../../games/game";
import { type Answer, type CardId, cardIn, type Decision, type Refusal, type View } from "../../kernel";
import { cue } from "../../sound/cue";
import { needsCurtain } from "../../store/play/turn-flow";
import { useSettings } from "../../store/settings";
import type { MatchState } from "../../store/types";
import { after, hintFor } from "../gesture/hint";
import { type Effect, IDLE } from "../gesture/types";
import { BACK } from "../viewmodel/acts";
import { sharesIn, shifted } from "../viewmodel/allot";
import { draftFor, EMPTY_DRAFT, toggled } from "../viewmodel/draft";
import { firstFocus, nextFocus } from "../viewmodel/focus";
import { onlyIndex } from "../viewmodel/marks";
import { NO_NAMES, withSeen } from "../viewmodel/names";
import { type Held, isPiece, spotOfPiece } from "../viewmodel/pieces";
import { refusalFor, sameRefusal } from "../viewmodel/refusal";
import { seatIndex, wantedFocus } from "../viewmodel/seats";
import { cardShare } from "../viewmodel/shares";
import { type Spot, sameSpot } from "../viewmodel/spot";
import { farSeats } from "../viewmodel/zones";
import { afterPaint } from "./after-paint";
import type { TableMatch } from "./match";
import type { TableState, TableStore } from "./table";

type Set = (patch: Partial<TableState>) => void;
type Get = TableStore["getState"];

function carryOut(effect: Effect, match: TableMatch, set: Set, get: Get): void {
  switch (effect.do) {
    case "act": {
      const asked = get().view.decision;
      if (isHeldBack({ seat: get().view.viewer, do: "act", action: effect.action }, get)) return;
      // Whoever acts wants to see what happens, even while the pointer is still on a card.
      set({ refusal: null, pointed: null, subject: null, pinned: false });
      afterPaint(() => {
        if (match.state.getState().view?.decision === asked) match.commands.act?.(effect.action);
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

/** Asks first about an answer that would lose cards in play. */
function isHeldBack(answer: Answer, get: Get): boolean {
  const { game, view, open } = get();
  const cards = game.losses?.(view, answer) ?? [];
  if (cards.length > 0) open({ of: "losses", answer, asked: view.decision, cards });
  return cards.length > 0;
}

/** Whether a choice can be left, by going back before the price is paid or by a free undo. */
function isLightChoice(view: View, { setup }: MatchState): boolean {
  const isUndoFree = setup !== null && !needsCurtain(setup.seats, setup.openHands);
  return isUndoFree || view.anytime.some(({ type }) => type === BACK);
}

/** Which option of the question to the viewer stands for this card; -1 when none does, or several. */
function cardIndex({ decision, viewer }: View, card: CardId): number {
  if (decision?.kind !== "pick" || decision.seat !== viewer) return -1;
  return onlyIndex(decision.options, (option) => option.card === card);
}

const hasMoved = (before: View, after: View, card: CardId): boolean =>
  cardIn(before, card).zone !== cardIn(after, card).zone;

const NO_CARDS: ReadonlySet<CardId> = new Set();

/** Milliseconds that the inspector stays after the pointer has left, so that the pointer can move into it. */
const LINGER = 350;

const changes = (state: TableState, patch: Partial<TableState>): boolean =>
  (Object.keys(patch) as (keyof TableState)[]).some((key) => patch[key] !== state[key]);

/**
 * The state of one seat at the table.
 * @param view the first one
 * @param match receives the answers
 */
export function createTable(game: Game, view: View, match: TableMatch): TableStore {
  const { state, commands } = match;
  let lingering: ReturnType<typeof setTimeout> | undefined;
  let hinted: Refusal | null = null;
  const whyNot = (get: Get, card: Held, spot?: Spot) =>
    refusalFor(get().game, get().view, commands.why, card, spot);
  return createStore<TableState>()((write, get) => {
    // Every write asks the selectors of all cards, so one that changes nothing is left out.
    const set: Set = (patch) => changes(get(), patch) && write(patch);
    const give = (answer: Answer, asked: Decision | null) => {
      set({ refusal: null });
      afterPaint(() => {
        const isBound = answer.do !== "anytime";
        if (isBound && state.getState().view?.decision !== asked) return;
        // The next question may be an equal one: it starts with nothing chosen.
        if (commands.send?.(answer).ok && isBound) set({ draft: EMPTY_DRAFT });
      });
    };
    return {
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
      refusedAt: null,
      described: null,
      dialog: null,
      promptOpen: true,
      byKeyboard: false,
      camera: null,
      flying: NO_CARDS,

      look: (seen, of, flying = NO_CARDS) => {
        set({ flying });
        if (seen === get().view) return;
        const isNewQuestion = seen.decision !== get().view.decision;
        const { subject } = get();
        const isGone = subject?.of === "card" && hasMoved(get().view, seen, subject.card);
        set({
          view: seen,
          game: of,
          names: withSeen(get().names, seen),
          focus: nextFocus(get().view, seen, get().focus),
          ...(isNewQuestion ? { promptOpen: true, refusal: null } : undefined),
          // A preview goes with its card; one that was kept open would cover what is asked now, or the result.
          ...(isGone || (isNewQuestion && get().pinned) ? { subject: null, pinned: false } : undefined),
        });
        get().input({ do: "refresh" });
        if (isNewQuestion) set({ focus: wantedFocus(get(), get().focus) });
      },
      input: (input) => {
        const { state: gesture, effects } = after(input, get());
        set({ gesture });
        if (gesture.at === "aiming" || input.do === "lift") set({ focus: wantedFocus(get(), get().focus) });
        if (input.do === "move" && input.over?.on === "seat") get().bringIn(input.over.seat);
        if (input.do === "press" || input.do === "tap" || input.do === "cancel") get().forget();
        for (const effect of effects) carryOut(effect, match, set, get);
      },
      tap: (card) => {
        const { view, draft, edit } = get();
        const share = isPiece(card) ? -1 : cardShare(view, card);
        if (share >= 0 && view.decision?.kind === "allot") {
          const { decision } = view;
          edit({ amounts: shifted(decision, sharesIn(draft, decision), share) });
          return;
        }
        const index = isPiece(card) ? -1 : cardIndex(view, card);
        if (index < 0) get().input({ do: "tap", card });
        else get().pick(index);
      },
      tapCell: (cell) => {
        const { decision, viewer } = get().view;
        if (decision?.kind === "place" && decision.seat === viewer)
          get().send({ seat: viewer, do: "place", cell });
        else get().input({ do: "tap-cell", cell });
      },
      tapSeat: (seat) => {
        const index = seatIndex(get().view, seat);
        if (index < 0) get().input({ do: "tap-seat", seat });
        else get().pick(index);
      },
      bringIn: (seat) => {
        if (farSeats(get().view).includes(seat)) set({ focus: seat });
      },
      point: (spot) => {
        if (!sameSpot(spot, get().pointed)) set({ pointed: spot });
      },
      pick: (index) => {
        const { view, draft, send } = get();
        const { decision, viewer } = view;
        if (decision?.kind !== "pick") return;
        const isSingle = decision.min === 1 && decision.max === 1;
        const isSure =
          decision.options[index]?.card === undefined ||
          draftFor(draft, decision).picks.includes(index) ||
          isLightChoice(view, state.getState());
        if (isSingle && isSure) send({ seat: viewer, do: "pick", picks: [index] });
        else set({ draft: toggled(draft, decision, index) });
      },
      edit: (patch) => {
        const { decision } = get().view;
        set({ draft: { ...draftFor(get().draft, decision), ...patch, decision } });
      },
      send: (answer, asked = get().view.decision) => {
        const isPresent = asked === get().view.decision;
        if (!(isPresent && isHeldBack(answer, get))) give(answer, asked);
      },
      accept: give,
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
        set({ refusal, refusedAt: spot ?? (isPiece(card) ? spotOfPiece(card) : { on: "card", card }) });
      },
      hint: (card) => {
        const hint = card === null ? null : hintFor(card, get());
        const why = hint && whyNot(get, hint.card, hint.spot);
        const { refusal } = get();
        const isOwn = refusal !== null && refusal === hinted;
        // The same reason on the next card is not said again.
        if (isOwn ? sameRefusal(refusal, why) : why === null) return;
        hinted = why;
        set({ refusal: why, refusedAt: card === null ? null : { on: "card", card } });
      },
      forget: () => set({ refusal: null }),
      open: (dialog) => set({ dialog }),
      showPrompt: (open) => set({ promptOpen: open }),
      setByKeyboard: (byKeyboard) => set({ byKeyboard }),
    };
  });
}
