import type { Decision, Seat } from "../../kernel";
import { NONE } from "../../kernel";
import type { OpponentLevel, Passing, SeatKind } from "../types";

/** What the conductor looks at. It never sees a hand: `onlyPass` is asked of the seat on screen alone. */
export interface Situation {
  readonly decision: Decision | null;
  readonly over: boolean;
  readonly paused: boolean;
  readonly seats: readonly SeatKind[];
  readonly openHands: boolean;
  readonly viewer: Seat;
  passing(seat: Seat): Passing;
  /** The person was promised to be asked (the curtain went up for this question): no passing for them. */
  readonly promised: boolean;
  /** Can the seat that is asked do nothing but pass? */
  onlyPass(): boolean;
}

/** What happens next at the table. */
export type NextStep =
  | { readonly do: "wait" }
  | { readonly do: "pass"; readonly seat: Seat }
  | { readonly do: "think"; readonly seat: Seat; readonly level: OpponentLevel }
  | { readonly do: "show"; readonly seat: Seat }
  | { readonly do: "strip"; readonly seat: Seat }
  | { readonly do: "curtain"; readonly seat: Seat };

/** How many people share the screen. */
export function people(seats: readonly SeatKind[]): number {
  return seats.filter((seat) => seat.kind === "person").length;
}

/** True when what one person sees must be hidden from another. */
export function needsCurtain(seats: readonly SeatKind[], openHands: boolean): boolean {
  return !openHands && people(seats) > 1;
}

function isArmed(passing: Passing, window: string): boolean {
  return passing.stops.includes(window);
}

/** Does a seat whose cards may be looked at pass by itself in this window? */
function passesOpenly(at: Situation, seat: Seat, window: string): boolean {
  const passing = at.passing(seat);
  if (at.promised || isArmed(passing, window) || passing.level === "every") return false;
  return passing.level === "stops" || at.onlyPass();
}

/** Another person is asked while their cards are hidden: only levels and stops may count, never the cards. */
function askHidden(at: Situation, seat: Seat, window: string | undefined): NextStep {
  if (window === undefined || at.promised) return { do: "curtain", seat };
  const passing = at.passing(seat);
  if (isArmed(passing, window)) return { do: "curtain", seat };
  if (passing.level === "stops") return { do: "pass", seat };
  return at.viewer === NONE ? { do: "curtain", seat } : { do: "strip", seat };
}

/** The one place that says who is asked how. Pure: looks at the situation, changes nothing. */
export function nextStep(at: Situation): NextStep {
  const { decision, viewer } = at;
  if (decision === null || at.over || at.paused) return { do: "wait" };
  const { seat } = decision;
  const kind = at.seats[seat];
  if (kind?.kind === "opponent") return { do: "think", seat, level: kind.level };
  const window = decision.kind === "act" ? decision.window : undefined;
  if (seat !== viewer && needsCurtain(at.seats, at.openHands)) return askHidden(at, seat, window);
  if (window !== undefined && passesOpenly(at, seat, window)) return { do: "pass", seat };
  return seat === viewer ? { do: "wait" } : { do: "show", seat };
}
