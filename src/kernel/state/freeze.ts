import { deepFreeze } from "./plain";
import type { State } from "./state";

/** Freezes every value in a state. Only its own fields and the slots of its lists can still be set. */
export function freezeState(state: State): void {
  for (const card of state.cards) deepFreeze(card);
  for (const zone of state.zones) deepFreeze(zone);
  for (const seat of state.seats) deepFreeze(seat);
  for (const { locals } of state.agenda) for (const value of Object.values(locals)) deepFreeze(value);
  const { config, random, decision, turn, modifiers, stack, pending, watch, vars, result } = state;
  const { drawOffers, outcome, loop, takebacks, instances, teams } = state;
  const rest = [config, random, decision, turn, modifiers, stack, pending, watch, vars, result];
  for (const value of [...rest, drawOffers, outcome, loop, instances, teams]) deepFreeze(value);
  Object.freeze(takebacks);
  for (const point of takebacks) freezeState(point.state);
}
