import { type Answer, PASS } from "../decisions/decision";
import { hashPlain } from "../state/hash";
import type { LoopState, State } from "../state/state";
import { hashPosition } from "./position";

/** Hash of the cards in each zone, regardless of their order and state. */
export function zoneFingerprint({ zones, cards }: Pick<State, "zones" | "cards">): string {
  return hashPlain(zones.map((zone) => zone.cards.map((id) => cards[id]?.def ?? "").sort()));
}

/**
 * Whether the answer means the same in every position. A pass or a choice depends on the position in which it is given.
 */
export function isPositionIndependent(answer: Answer): boolean {
  return answer.do === "act" && answer.action.type !== PASS.type;
}

/** Whether this answer is a forbidden loop action in the current position. */
export function isForbiddenInLoop(state: State, answer: Answer): boolean {
  const { barred } = state.loop;
  if (barred === undefined) return false;
  const given = hashPlain(answer);
  const alike = barred.answers.filter((one) => hashPlain(one.answer) === given);
  if (alike.length === 0) return false;
  const areas = zoneFingerprint(state);
  return alike.some(
    (one) => one.areas === areas && (one.position === undefined || one.position === hashPosition(state)),
  );
}

/** Lifts the ban on a loop once the cards are no longer in the same zones. */
export function clearForbidden(state: State): LoopState {
  if (state.loop.barred === undefined) return state.loop;
  const { barred, ...loop } = state.loop;
  return barred.areas.includes(zoneFingerprint(state)) ? state.loop : loop;
}
