import {
  type Answer,
  answerLegal,
  type Card,
  type CardId,
  cloneState,
  type Engine,
  emptyState,
  engineFor,
  type Frame,
  type Rules,
  run,
  type Seat,
  type State,
  seedRandom,
  type View,
} from "../../kernel";

/**
 * A game of an opponent's own, made from nothing but its view: it lies as the view says, hidden cards are stand-ins,
 * the dice are the opponent's own. In it an answer can be tried out.
 */

/** Ids handed out in the sandbox are higher than any the view knows. */
const SERIAL = 1_000_000;

/** Gives every hidden place of a zone one of the cards that the view cannot name. */
function fillHidden(view: View): { cards: Card[]; zones: State["zones"] } {
  const cards = view.cards.slice();
  const unseen = cards.filter((card) => card.zone < 0);
  const zones = view.zones.map((zone) => {
    if (zone.cards.every((id) => id >= 0)) return zone;
    const ids = zone.cards.flatMap((id): CardId[] => {
      if (id >= 0) return [id];
      const card = unseen.pop();
      if (card === undefined) return [];
      cards[card.id] = { ...card, owner: zone.owner, controller: zone.owner, zone: zone.id };
      return [card.id];
    });
    return { ...zone, cards: ids };
  });
  return { cards, zones };
}

function stepIndex(rules: Rules, procedure: string, step: string): number {
  const index = rules.procedures[procedure]?.steps.findIndex(({ name }) => name === step) ?? -1;
  if (index < 0) throw new RangeError(`no step ${step} in ${procedure}`);
  return index;
}

/** A frame that goes on at the named step. */
export function frameAt(rules: Rules, procedure: string, step: string, locals: Frame["locals"] = {}): Frame {
  return { procedure, step: stepIndex(rules, procedure, step), locals };
}

/** The running turn, about to ask its player what to do. */
export function turnFrame(rules: Rules, seat: Seat): Frame {
  return frameAt(rules, "turn", "act", { seat });
}

/** The position of a view as a game without open question. @param rules with a stand-in for unknown cards. */
export function sandboxOf(rules: Rules, view: View, seed: string): Engine {
  const config = { ...view.config, options: { ...view.config.options, flash: false, oops: 0 } };
  const { seats, turn, modifiers, stack, watch, vars, outcome } = view;
  const state: State = {
    ...emptyState(rules, config),
    ...fillHidden(view),
    seats: seats.slice(),
    random: seedRandom(seed),
    turn,
    modifiers,
    stack,
    watch,
    vars,
    outcome,
    serial: SERIAL,
  };
  return engineFor(rules, state, { events: false });
}

/** Lets chance fall another way in a sandbox. @param n any whole number. */
export function reseed(g: Engine, n: number): void {
  g.state.random = seedRandom(String(n));
}

/** Another sandbox at the same point. */
export function copyOf(g: Engine): Engine {
  return engineFor(g.rules, cloneState(g.state), { events: false });
}

/** Puts frames on the agenda, above the running turn, and runs them to the next question. */
export function runFrames(g: Engine, frames: readonly Frame[]): void {
  g.state.decision = null;
  g.state.agenda = [turnFrame(g.rules, g.state.turn.seat), ...frames];
  run(g);
}

/** Is the sandbox back at the running turn (or over)? */
export function isSettled(g: Engine): boolean {
  const { decision, outcome } = g.state;
  return outcome !== null || decision === null || (decision.kind === "act" && decision.window === undefined);
}

/** Lets the sandbox's open question be answered. */
export function answerIn(g: Engine, answer: Answer): void {
  answerLegal(g, answer);
}
