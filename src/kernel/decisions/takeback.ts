import type { Engine } from "../rules";
import { cloneState } from "../state/clone-state";
import type { Seat } from "../state/ids";
import type { Counters } from "../state/plain";
import type { SeatState, TakebackPoint } from "../state/state";
import { announce } from "../verbs/seats";
import type { Answer } from "./decision";

/** Called before an answer is performed: saves a takeback point if the rules allow it, or seals earlier ones. */
export function noteTakeback(g: Engine, answer: Answer): void {
  const policy = g.rules.decisions.takebacks;
  if (policy === undefined) return;
  const label = policy.mark(g, answer);
  if (policy.seal(g, answer)) g.state.takebacks = [];
  if (label === null) return;
  const before = cloneState(g.state);
  before.takebacks = [];
  g.state.takebacks = [...g.state.takebacks, { seat: answer.seat, label, state: before }];
}

/**
 * Called before an answer is performed: remembers where an announcement began, so that its seat can back out until it
 * is paid.
 */
export function noteAnnouncement(g: Engine, answer: Answer): void {
  if (answer.do !== "act" || g.state.announced !== undefined) return;
  if (g.rules.decisions.announced?.includes(answer.action.type) !== true) return;
  const before = cloneState(g.state);
  before.takebacks = [];
  g.state.announced = { seat: answer.seat, label: answer.action.type, state: before };
}

/** Makes the announcement final: its seat can no longer back out. */
export function commitAnnouncement(g: Engine): void {
  if (g.state.announced !== undefined) g.state.announced = undefined;
}

/** Returns to the state before the seat began the announcement it is paying for. */
export function backOut(g: Engine): void {
  const point = g.state.announced;
  if (point === undefined) return;
  const { answers } = point.state.loop;
  const takebacks = g.state.takebacks.filter((earlier) => earlier.state.loop.answers < answers);
  const { drawOffers, spared } = g.state;
  g.state = { ...cloneState(point.state), takebacks, drawOffers, spared };
  announce(g, "back", point.seat, { data: { what: point.label } });
}

/** The takeback point that this seat may use now, if any. */
export function takebackFor(g: Engine, seat: Seat): TakebackPoint | undefined {
  const last = g.state.takebacks.at(-1);
  return last?.seat === seat ? last : undefined;
}

/**
 * Takes back the seat's last action, except for the named seat counters.
 * @param keep counters that keep their value (the number of takebacks left).
 */
export function takeBack(g: Engine, seat: Seat, keep: readonly string[]): void {
  const point = takebackFor(g, seat);
  if (point === undefined) return;
  const kept = g.state.seats.map((s) => s.counters);
  const earlier = g.state.takebacks.slice(0, -1);
  const { paused, drawOffers, spared } = g.state;
  g.state = { ...cloneState(point.state), spared };
  g.state.takebacks = earlier;
  g.state.paused = paused;
  g.state.drawOffers = drawOffers;
  g.state.seats = g.state.seats.map((s) => withCounters(s, kept[s.seat], keep));
  announce(g, "take-back", seat, { data: { what: point.label } });
}

function withCounters(seat: SeatState, now: Counters | undefined, keep: readonly string[]): SeatState {
  const counters: Record<string, number> = { ...seat.counters };
  for (const name of keep) {
    const value = now?.[name];
    if (value !== undefined) counters[name] = value;
  }
  return { ...seat, counters };
}
