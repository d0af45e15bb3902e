import type { Frame, State } from "./state";

/** A copy that shares every immutable part. Changing one never affects the other. Measured by `npm run bench`. */
export function cloneState(state: State): State {
  const agenda = new Array<Frame>(state.agenda.length);
  for (let i = 0; i < agenda.length; i++) {
    const frame = state.agenda[i] as Frame;
    const { procedure, step, locals, cite, kept, asks, holds } = frame;
    agenda[i] = { procedure, step, locals: { ...locals }, cite, kept, asks, holds };
  }
  return {
    config: state.config,
    cards: state.cards.slice(),
    zones: state.zones.slice(),
    seats: state.seats.slice(),
    random: state.random,
    agenda,
    decision: state.decision,
    turn: state.turn,
    modifiers: state.modifiers,
    stack: state.stack,
    pending: state.pending,
    watch: state.watch,
    vars: state.vars,
    result: state.result,
    paused: state.paused,
    drawOffers: state.drawOffers,
    outcome: state.outcome,
    serial: state.serial,
    loop: state.loop,
    takebacks: state.takebacks,
    ...(state.instances === undefined ? undefined : { instances: state.instances }),
    ...(state.teams === undefined ? undefined : { teams: state.teams }),
    ...(state.announced === undefined ? undefined : { announced: state.announced }),
    ...(state.occasion === undefined ? undefined : { occasion: state.occasion }),
    ...(state.left === undefined ? undefined : { left: state.left }),
    ...(state.past === undefined ? undefined : { past: state.past }),
    ...(state.spared === undefined ? undefined : { spared: state.spared }),
  };
}
