import type { MatArea } from "../../games/mat";
import {
  type CardId,
  cardIn,
  type GameEvent,
  type Holder,
  type Place,
  type Seat,
  type View,
} from "../../kernel";
import { isShownAsPieces } from "../viewmodel/pieces";
import { NO_PLACE, sideNow, type ViewChange } from "./change";
import { cueSteps } from "./cues";
import type { Beat, CardSide, Flight, UntimedStep } from "./steps";
import { Timeline } from "./timeline";

function areaOf({ game, after }: ViewChange, place: Place): MatArea | null {
  const key = after.zones[place.zone]?.key;
  return game.table.mat.zones.find(({ zone }) => zone === key)?.area ?? null;
}

/** Whether the viewer sees the face of a card at this place, provided they may know the card. */
function isOpen({ game, before, after }: ViewChange, place: Place): boolean {
  const zone = after.zones[place.zone];
  const sees = game.rules.board.zones.find(({ key }) => key === zone?.key)?.sees ?? "nobody";
  if (sees === "all") return place.face === "up";
  if (sees === "nobody" || zone === undefined) return false;
  // With open hands all cards have ids.
  const named = [zone, before.zones[place.zone]].some((one) => one?.cards.some((id) => id >= 0));
  return zone.owner === after.viewer || named;
}

function sideAt(change: ViewChange, event: GameEvent, place: Place): CardSide {
  const { def = "", card } = event;
  const seat = event.seat ?? change.after.zones[place.zone]?.owner ?? 0;
  if (def !== "" && isOpen(change, place)) return { def, seat };
  const owner = card === undefined ? change.after.zones[place.zone]?.owner : cardIn(change.after, card).owner;
  return { def: "", seat: owner !== undefined && owner >= 0 ? owner : seat };
}

const isSame = (a: Place, b: Place) => a.zone === b.zone && a.x === b.x && a.y === b.y;
const idOf = ({ card }: GameEvent): CardId | null => (card === undefined || card < 0 ? null : card);

function flight(change: ViewChange, event: GameEvent, from: Place, to: Place): Flight {
  const card = idOf(event);
  return {
    kind: "fly",
    card,
    from: { card, place: from },
    to: { card, place: to },
    before: sideAt(change, event, from),
    after: sideAt(change, event, to),
    cast: areaOf(change, to) === "played",
    toPile: areaOf(change, to) === "pile",
  };
}

/**
 * Moves counters from one holder to another. Drawn pieces fly; otherwise the player who has or had the counters pulses,
 * or the card.
 */
function transferStep(
  { game }: ViewChange,
  { data, card, target, amount = 0 }: GameEvent,
): UntimedStep | null {
  const from = (data?.from as Holder | undefined) ?? (card === undefined ? undefined : { card });
  const to = (data?.to as Holder | undefined) ?? (target === undefined ? undefined : { card: target });
  const counter = String(data?.counter);
  if (from && to && isShownAsPieces(game, counter)) return { kind: "pour", counter, amount, from, to };
  const other = (data?.to ?? data?.from) as Holder | undefined;
  if (other !== undefined && "seat" in other)
    return { kind: "pulse", on: { seat: other.seat, counter: String(data?.counter) } };
  const on = target ?? card;
  return on === undefined ? null : { kind: "pulse", on: { card: on, stat: null } };
}

const counted = (amount: number | undefined) => (amount ? { amount } : undefined);

/** Shows a counter on a card as the amount it takes from a value ("damage"), or as itself. */
function onCard({ game }: ViewChange, card: CardId, { amount = 0, data }: GameEvent): UntimedStep {
  const stat = game.table.mat.cardStats.find(
    ({ lessCounter: less }) => less !== undefined && less === data?.counter,
  );
  const isShown =
    stat !== undefined || game.table.mat.cardCounters?.some(({ counter }) => counter === data?.counter);
  const shown = isShown ? counted(stat === undefined ? amount : -amount) : undefined;
  // Uses of a keyword are counted like damage.
  const isHit = stat !== undefined && !stat.stat.startsWith("kw-") && amount > 0;
  return {
    kind: "pulse",
    on: { card, stat: stat?.stat ?? null },
    ...shown,
    ...(isHit ? { isHit } : undefined),
  };
}

function modified(card: CardId, { amount, data }: GameEvent): UntimedStep {
  const stat = String(data?.stat ?? "");
  const isAdded = data?.op === "add" && !stat.startsWith("kw-");
  return { kind: "pulse", on: { card, stat }, ...(isAdded ? counted(amount) : undefined) };
}

function changed(change: ViewChange, event: GameEvent): UntimedStep | null {
  const { type, seat, amount, data } = event;
  const card = idOf(event);
  if (type === "transfer") return transferStep(change, event);
  if (type === "seat-counter" && seat !== undefined) {
    const counter = String(data?.counter);
    const shown = change.game.table.mat.counters.find((one) => one.counter === counter);
    const isHit = shown?.full !== undefined && amount !== undefined && amount < 0;
    return {
      kind: "pulse",
      on: { seat, counter },
      ...(shown ? counted(amount) : undefined),
      ...(isHit ? { isHit } : undefined),
    };
  }
  if (card === null) return null;
  switch (type) {
    case "rest":
    case "refresh":
      return { kind: "rest", card, rested: type === "rest" };
    case "card-counter":
      return onCard(change, card, event);
    case "modify":
      return modified(card, event);
    default:
      return null;
  }
}

/** A card changes its zone, is turned over, enters the game or leaves it. */
function moved(change: ViewChange, event: GameEvent): UntimedStep | null {
  const [from, to] = [event.from ?? NO_PLACE, event.to ?? NO_PLACE];
  const card = idOf(event);
  if (from.zone >= 0 && to.zone >= 0 && !isSame(from, to)) return flight(change, event, from, to);
  if (card === null) return null;
  if (from.zone < 0 && to.zone >= 0) return { kind: "enter", card };
  const [before, stop] = [sideAt(change, event, from), { card, place: from }];
  if (from.zone >= 0 && to.zone < 0)
    return event.to ? { kind: "leave", card, from: stop, to: stop, before, after: before } : null;
  if (from.face === to.face) return null;
  return { kind: "flip", card, from: stop, to: stop, before, after: sideNow(change.after, card) };
}

/** A change of the table itself: a new turn, a move, or a value. */
function plainStep(change: ViewChange, event: GameEvent): UntimedStep | null {
  const { type, amount = 0, seat = 0 } = event;
  if (type === "turn") return { kind: "banner", seat, turn: amount };
  return moved(change, event) ?? changed(change, event);
}

/** The steps of an event in order: its sign comes before what it does. */
function stepsOf(change: ViewChange, event: GameEvent): readonly UntimedStep[] {
  const cued = cueSteps(change, event);
  const plain = plainStep(change, event);
  return plain === null ? cued : [...cued, plain];
}

/** Whether the events start from the shown table. They do not when the viewer goes back in a match. */
function begins({ events, before }: ViewChange): boolean {
  const seen = new Set<CardId>();
  for (const event of events) {
    const card = idOf(event);
    if (card === null || event.from === undefined || seen.has(card)) continue;
    seen.add(card);
    const { zone, face, x, y } = cardIn(before, card);
    // The card was hidden before: the view does not say where it was.
    if (zone < 0) continue;
    if (zone !== event.from.zone || face !== event.from.face || x !== event.from.x || y !== event.from.y)
      return false;
  }
  return true;
}

/** Pulses the numbers that the seats are playing for, if they have changed. */
function scores({ game, before, after }: ViewChange): UntimedStep[] {
  const score = (state: View, seat: Seat) => game.status.score({ rules: game.rules, state }, seat).value;
  return after.seats
    .filter(({ seat }) => score(before, seat) !== score(after, seat))
    .map(({ seat }) => ({ kind: "pulse", on: { seat, counter: "score" } }));
}

/**
 * What the viewer sees, in order and timed. Data in, data out.
 * @returns nothing when the events do not lead from `before` to `after`.
 */
export function beatsOf(change: ViewChange): readonly Beat[] {
  if (!begins(change)) return [];
  const time = new Timeline();
  change.events.forEach((event, i) => {
    const steps = stepsOf(change, event);
    if (steps.length === 0) time.add(null, event, i);
    // The event is announced with its effect, or with its sign when it has no effect to show.
    const tells = Math.max(
      0,
      steps.findIndex(({ kind }) => kind !== "sign"),
    );
    steps.forEach((step, at) => {
      if (at === tells) time.add(step, event, i);
      else time.add(step);
    });
  });
  for (const step of scores(change)) time.add(step);
  return time.beats();
}
