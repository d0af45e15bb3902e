import { type Answer, PASS } from "../decisions/decision";
import { hashPlain } from "../state/hash";
import type { LoopState, State } from "../state/state";
import { hashPosition } from "./position";

/** Which cards lie in which zones, whatever their order and whatever is on them. */
export function zoneFingerprint({ zones, cards }: Pick<State, "zones" | "cards">): string {
  return hashPlain(zones.map((zone) => zone.cards.map((id) => cards[id]?.def ?? "").sort()));
}

/** Is it the same thing wherever it is done? Passing, or a choice, says something only in the position in which it is given. */
export function isPositionIndependent(answer: Answer): boolean {
  return answer.do === "act" && answer.action.type !== PASS.type;
}

/** Whether this answer would lead into a loop that was ended, in the same position. */
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

/** The same loop may be entered again once the cards lie otherwise than they did in it. */
export function clearForbidden(state: State): LoopState {
  if (state.loop.barred === undefined) return state.loop;
  const { barred, ...loop } = state.loop;
  return barred.areas.includes(zoneFingerprint(state)) ? state.loop : loop;
}
