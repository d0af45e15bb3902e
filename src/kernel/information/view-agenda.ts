import { openProcedure, step } from "../flow/procedure";
import type { Locals } from "../flow/procedure-types";
import type { Position } from "../rules";
import type { CardRef } from "../state/card-ref";
import { ask } from "../state/engine";
import { BY_RULE, type Cause } from "../state/event";
import { type CardId, NONE, type Seat } from "../state/ids";
import type { Instance } from "../state/instance";
import type { Frame, NotedEvent, PendingTrigger, StackItem } from "../state/state";
import { canPointAt, knowsCard } from "./visibility";

/** Name of the frame that replaces a procedure its seat may not follow. */
export const UNKNOWN = "unknown";

/** Replaces a procedure that a seat may not follow: a determinized game stops here. */
export const unknownProcedure = openProcedure(UNKNOWN, [
  step(
    "stop",
    "kernel:view",
    (g) => {
      const seat = Math.max(0, g.state.turn.seat);
      ask(g, { kind: "act", seat, prompt: { key: "prompt.secret" }, rule: "kernel:view" });
    },
    () => undefined,
  ),
]);

/** A cause without the name of a card that has been hidden since. */
function viewCause(g: Position, cause: Cause, seat: Seat): Cause {
  return cause.card === undefined || knowsCard(g, cause.card, seat) ? cause : BY_RULE;
}

/** Drops undefined values, which plain data does not allow. */
function withoutAbsent(shown: Partial<Locals>): Locals {
  const locals: Locals = {};
  for (const [name, value] of Object.entries(shown)) if (value !== undefined) locals[name] = value;
  return locals;
}

function viewFrame(g: Position, frame: Frame, seat: Seat): Frame {
  const { locals, cite, kept, ...running } = frame;
  const shown = g.rules.flow.procedures[running.procedure]?.shown?.(g, locals, seat) ?? null;
  if (shown === null) return { procedure: UNKNOWN, step: 0, locals: {} };
  const result = typeof kept?.result === "boolean" ? kept.result : null;
  return {
    ...running,
    locals: withoutAbsent(shown),
    ...(cite && { cite: { ...cite, cause: viewCause(g, cite.cause, seat) } }),
    ...(kept && { kept: { ...kept, result } }),
  };
}

/** The running procedures as this seat may know them. */
export function viewAgenda(g: Position, seat: Seat): Frame[] {
  return g.state.agenda.map((frame) => viewFrame(g, frame, seat));
}

/** A waiting ability's recorded event, without the cards that this seat may not know. */
function viewFacts(g: Position, source: CardId, event: NotedEvent, seat: Seat): NotedEvent {
  const isUnknown = (id: CardId) => id !== NONE && id !== source && !knowsCard(g, id, seat);
  const { was, cause, def, known, from, to, targetDef, ...facts } = event;
  const ofCard = {
    ...(def !== undefined && { def }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(known !== undefined && { known }),
    ...(was && { was: { ...was, seenBy: 0 } }),
  };
  return {
    ...facts,
    ...(isUnknown(event.card) ? { card: NONE } : ofCard),
    ...(isUnknown(event.target) ? { target: NONE } : targetDef !== undefined && { targetDef }),
    ...(cause && { cause: viewCause(g, cause, seat) }),
  };
}

/** Waiting abilities as far as this seat may know them: those of cards it sees, and of its own if it can point at them. */
export function viewTriggers(g: Position, triggers: readonly PendingTrigger[], seat: Seat): PendingTrigger[] {
  return triggers
    .filter(({ card, seat: own }) => (own === seat ? canPointAt : knowsCard)(g, card, seat))
    .map((trigger) => {
      const view = (event: NotedEvent) => viewFacts(g, trigger.card, event, seat);
      const { event, others } = trigger;
      return { ...trigger, event: view(event), ...(others && { others: others.map(view) }) };
    });
}

/** References to cards by name, without those to cards that have gone where this seat cannot see even their backs. */
export function shownRefs(g: Position, refs: Refs, seat: Seat): Refs {
  const shown: Record<string, readonly CardRef[]> = {};
  for (const name in refs) shown[name] = (refs[name] ?? []).filter(({ card }) => canPointAt(g, card, seat));
  return shown;
}

type Refs = NonNullable<StackItem["refs"]>;

/** A play on the stack, without references to cards that have gone. */
export const viewItem = (g: Position, item: StackItem, seat: Seat): StackItem => ({
  ...item,
  card: canPointAt(g, item.card, seat) ? item.card : NONE,
  ...(item.refs && { refs: shownRefs(g, item.refs, seat) }),
});

/** What is about to be dealt, without references to cards that have gone. */
export function viewInstance(g: Position, one: Instance, seat: Seat): Instance {
  const { source, victim } = one;
  const shown = (ref: CardRef) => (canPointAt(g, ref.card, seat) ? ref : { ...ref, card: NONE });
  return { ...one, source: shown(source), victim: victim && shown(victim) };
}
