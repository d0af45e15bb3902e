import {
  type Action,
  type Answer,
  type Decision,
  NONE,
  PASS,
  responseWindowOf,
  type Seat,
} from "../../kernel";
import type { OpponentLevel, PassSettings, SeatKind, TableSetup } from "../types";

/**
 * The input of the turn flow. It never contains a hand: `isIdle` is called only when no person's cards are hidden from
 * another.
 */
export interface FlowState {
  readonly decision: Decision | null;
  readonly over: boolean;
  readonly paused: boolean;
  readonly seats: readonly SeatKind[];
  readonly openHands: boolean;
  readonly viewer: Seat;
  passSettings(seat: Seat): PassSettings;
  /** Whether the seat is auto-passing for a while. */
  hasOngoingPass(seat: Seat): boolean;
  /** True when the curtain was lifted for this decision: the seat is asked even if it would auto-pass. */
  readonly mustAsk: boolean;
  /** Whether every action of the asked seat would change nothing or can safely wait. */
  isIdle(seat: Seat, window: string): boolean;
  /** Whether, by public information, no response in the game has its last chance here. */
  isQuiet(seat: Seat, window: string): boolean;
  /**
   * In a turn that is being ended because nothing is left to do: the action that goes on to the next step, or null when
   * there is a choice.
   */
  nextStepAction(): Action | null;
}

export type NextStep =
  | { readonly kind: "wait" }
  | { readonly kind: "answer"; readonly answer: Answer }
  | { readonly kind: "think"; readonly seat: Seat; readonly level: OpponentLevel }
  | { readonly kind: "show"; readonly seat: Seat }
  | { readonly kind: "strip"; readonly seat: Seat }
  | { readonly kind: "curtain"; readonly seat: Seat };

/** How many people share the screen. */
export function countPeople(seats: readonly SeatKind[]): number {
  return seats.filter((seat) => seat.kind === "person").length;
}

/** Whether one person practises against scripted players: the expert may advise them. */
export const isPractice = ({ seats, openHands, guided, puzzle }: TableSetup): boolean =>
  countPeople(seats) === 1 && seats.length > 1 && !openHands && !guided && !puzzle;

/** Whether what is on screen may become a position: no other person's cards are hidden from whom it shows. */
export const mayBecomePosition = ({ seats, openHands, guided }: TableSetup): boolean =>
  !guided && !needsCurtain(seats, openHands);

/** Whether one person's cards must be hidden from another. */
export function needsCurtain(seats: readonly SeatKind[], openHands: boolean): boolean {
  return !openHands && countPeople(seats) > 1;
}

function isArmed(passing: PassSettings, window: string): boolean {
  return passing.stops.includes(window);
}

/**
 * Whether the seat on screen auto-passes in this window. When another person sits beside it, its cards may not count
 * either.
 */
function passesOpenly(at: FlowState, seat: Seat, window: string): boolean {
  const passing = at.passSettings(seat);
  if (at.mustAsk || isArmed(passing, window)) return false;
  if (at.hasOngoingPass(seat)) return true;
  if (passing.level === "every") return false;
  if (passing.level === "stops") return true;
  return needsCurtain(at.seats, at.openHands) ? at.isQuiet(seat, window) : at.isIdle(seat, window);
}

const act = (seat: Seat, action: Action): NextStep => ({
  kind: "answer",
  answer: { seat, do: "act", action },
});

const passes = (seat: Seat): NextStep => act(seat, PASS);

/** Asks another person while their cards are hidden. Only levels and stops may count, never the cards. */
function askHidden(at: FlowState, seat: Seat, window: string | undefined): NextStep {
  if (window === undefined || at.mustAsk) return { kind: "curtain", seat };
  const passing = at.passSettings(seat);
  if (isArmed(passing, window)) return { kind: "curtain", seat };
  if (passing.level === "stops" || at.hasOngoingPass(seat)) return passes(seat);
  if (passing.level === "acts" && at.isQuiet(seat, window)) return passes(seat);
  return at.viewer === NONE ? { kind: "curtain", seat } : { kind: "strip", seat };
}

/** The only place that decides which seat is asked and how. Pure. */
export function nextStep(at: FlowState): NextStep {
  const { decision, viewer } = at;
  if (decision === null || at.over || at.paused) return { kind: "wait" };
  const { seat } = decision;
  const kind = at.seats[seat];
  if (kind?.kind === "opponent") return { kind: "think", seat, level: kind.level };
  const window = responseWindowOf(decision);
  if (seat !== viewer && needsCurtain(at.seats, at.openHands)) return askHidden(at, seat, window);
  if (window !== undefined && passesOpenly(at, seat, window)) return passes(seat);
  // A window that has not been auto-passed is one in which a response counts.
  const onwards = at.mustAsk || window !== undefined ? null : at.nextStepAction();
  if (onwards !== null) return act(seat, onwards);
  return seat === viewer ? { kind: "wait" } : { kind: "show", seat };
}
