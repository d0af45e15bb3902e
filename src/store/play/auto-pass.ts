import { legalActions, NONE, PASS, responseWindowOf, type Seat, view } from "../../kernel";
import { nextLimit, type ResponseSituation, whyRepeated } from "../running/pass-history";
import type { RunningMatch } from "../running/running-match";
import type { PassLimit, PassReason } from "../types";
import { isTaughtHere } from "./lesson-stops";
import { needsCurtain } from "./turn-flow";

/** The window for the seat, with the responses that count there and cannot wait. */
export function openSituation({ game, g }: RunningMatch, seat: Seat, window: string): ResponseSituation {
  const wanted = legalActions(g).filter(
    (action) =>
      action.type !== PASS.type &&
      !game.timing.isPointless?.(g, action) &&
      !game.timing.canWait?.(g, seat, window, action),
  );
  return { game, g, seat, window, wanted };
}

/** The window with public information only. */
export const hiddenSituation = (
  { game, g }: RunningMatch,
  seat: Seat,
  window: string,
): ResponseSituation => ({
  game,
  g,
  seat,
  window,
  wanted: [],
});

/** Why a seat whose cards may be looked at is auto-passed, or null when it is asked. */
export function whyPassedOpenly(match: RunningMatch, seat: Seat, window: string): PassReason | null {
  if (isTaughtHere(match, seat)) return null;
  const situation = openSituation(match, seat, window);
  if (situation.wanted.length > 0) return whyRepeated(match.passHistories[seat] ?? null, situation);
  const isNothing = legalActions(match.g).every(
    (action) => action.type === PASS.type || match.game.timing.isPointless?.(match.g, action),
  );
  return isNothing ? "nothing" : "waits";
}

/**
 * Why a seat whose cards are hidden is auto-passed, or null when it is asked. Judged from a spectator's view, so that
 * no hidden card can count.
 */
export function whyPassedHidden(match: RunningMatch, seat: Seat, window: string): PassReason | null {
  const { game, g, passHistories: passed } = match;
  const isQuiet = game.timing.isQuiet?.({ rules: g.rules, state: view(g, NONE) }, seat, window) === true;
  return isQuiet ? "waits" : whyRepeated(passed[seat] ?? null, hiddenSituation(match, seat, window));
}

/** The window for a seat. Its hidden cards count only when no other person looks at the screen. */
export function situationOf(match: RunningMatch, seat: Seat, window: string): ResponseSituation {
  const { seats, openHands } = match.setup;
  return needsCurtain(seats, openHands)
    ? hiddenSituation(match, seat, window)
    : openSituation(match, seat, window);
}

/** Which later windows of this turn will be auto-passed if the seat passes in the open one. */
export function limitOf(match: RunningMatch, seat: Seat): PassLimit | null {
  const { decision } = match.g.state;
  const window = decision?.seat === seat ? responseWindowOf(decision) : undefined;
  const passing = match.passSettings[seat];
  if (window === undefined || passing?.level !== "acts" || passing.stops.includes(window)) return null;
  return nextLimit(match.passHistories[seat] ?? null, match.game, match.g.state.turn.number);
}
