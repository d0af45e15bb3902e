import type { Game } from "../../games/game";
import { type CardId, cardIn, type View } from "../../kernel";
import { kept } from "../gesture/machine";
import type { Moving } from "../motion/flights";
import { EMPTY_DRAFT } from "../viewmodel/draft";
import { firstFocus, nextFocus } from "../viewmodel/focus";
import { IDLE } from "../viewmodel/gesture";
import { NO_NAMES, withSeen } from "../viewmodel/names";
import { focusOnSelectable } from "../viewmodel/seats";
import { cardActionsWithSharedZones } from "../viewmodel/shared-zones";
import type { SeatState, TableState } from "./table";
import type { Tools } from "./tools";

export const NO_CARDS: ReadonlySet<CardId> = new Set();

/** A seat's unfinished input when it takes the screen: none. */
export const newSeat = (view: View): SeatState => ({
  gesture: IDLE,
  draft: EMPTY_DRAFT,
  names: withSeen(NO_NAMES, view),
  subject: null,
  pinned: false,
  pointed: null,
  focus: firstFocus(view),
  allMats: false,
  refusal: null,
  refusedAt: null,
  described: null,
  dialog: null,
  promptOpen: true,
  byKeyboard: false,
  watched: [],
  camera: null,
});

const hasMoved = (before: View, after: View, card: CardId): boolean =>
  cardIn(before, card).zone !== cardIn(after, card).zone;

/** What remains of a seat's unfinished input in this view. */
function seatAfter(before: TableState, game: Game, view: View): Partial<SeatState> {
  const isNewQuestion = view.decision !== before.view.decision;
  const { subject, draft } = before;
  const gesture = kept(before.gesture, (held) => cardActionsWithSharedZones(game, view, held));
  const isGone = subject?.kind === "card" && hasMoved(before.view, view, subject.card);
  const focus = nextFocus(before.view, view, before.focus);
  const looksForTarget = isNewQuestion || gesture.kind === "aiming";
  return {
    gesture,
    names: withSeen(before.names, view),
    focus: looksForTarget ? focusOnSelectable({ game, view, gesture, draft }, focus) : focus,
    ...(isNewQuestion ? { promptOpen: true, refusal: null } : undefined),
    // A preview disappears with its card. One that was kept open would cover the next prompt or the result.
    ...(isGone || (isNewQuestion && before.pinned) ? { subject: null, pinned: false } : undefined),
  };
}

function flyingIn(moving: Moving | null): ReadonlySet<CardId> {
  const cards = moving?.flights.flatMap(({ card }) => card ?? []) ?? [];
  return cards.length === 0 ? NO_CARDS : new Set(cards);
}

export const shownActions = ({ get, set }: Tools): Pick<TableState, "show"> => ({
  show: (frame) => {
    const before = get();
    const match = frame.match === undefined ? before.match : { ...before.match, ...frame.match };
    // The last view of a match that leaves the table stays until the table unmounts.
    const game = match.game ?? before.game;
    const view = match.view ?? before.view;
    const isNewSeat = view.viewer !== before.view.viewer;
    set({
      ...frame,
      match,
      game,
      view,
      ...(frame.moving === undefined ? undefined : { flying: flyingIn(frame.moving) }),
      ...(isNewSeat ? newSeat(view) : view === before.view ? undefined : seatAfter(before, game, view)),
    });
  },
});
