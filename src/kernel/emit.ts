import type { Engine } from "./engine";
import type { GameEvent, Place } from "./event";
import { sightMask } from "./sight";
import { type Card, cardOf, NONE, type PendingTrigger, type Seat, type Watcher } from "./state";

/** Does anybody care for events of this type? Verbs build no event when nobody does. */
export function heard(g: Engine, type: string): boolean {
  return g.events !== null || g.state.watch[type] !== undefined;
}

/** What an event still needs: rule and cause are filled in from the running step. */
export type EventDraft = Omit<GameEvent, "rule" | "cause"> & Partial<Pick<GameEvent, "rule" | "cause">>;

/** Tells the listeners: the record of events, and the abilities that watch for this type. */
export function emit(g: Engine, draft: EventDraft): void {
  const event: GameEvent = { rule: g.rule, cause: g.cause, ...draft };
  if (g.events !== null) g.events.push(event);
  const watchers = g.state.watch[event.type];
  if (watchers !== undefined) collect(g, event, watchers);
}

function collect(g: Engine, event: GameEvent, watchers: readonly Watcher[]): void {
  for (const { card, ability } of watchers) {
    const source = cardOf(g.state, card);
    if (!g.rules.abilities.triggers(g, source, ability, event)) continue;
    const trigger: PendingTrigger = {
      card,
      def: source.def,
      ability,
      seat: source.controller,
      event: {
        type: event.type,
        card: event.card ?? NONE,
        target: event.target ?? NONE,
        seat: event.seat ?? NONE,
        amount: event.amount ?? 0,
      },
    };
    g.state.pending = [...g.state.pending, trigger];
  }
}

export function placeOf(card: Card): Place {
  return { zone: card.zone, face: card.face, x: card.x, y: card.y };
}

/** Emits what happened to one card, with who may know which card it was (before or after the change). */
export function emitCard(
  g: Engine,
  type: string,
  before: Card,
  after: Card,
  extra?: Partial<EventDraft>,
): void {
  if (!heard(g, type)) return;
  emit(g, {
    type,
    seat: after.controller,
    card: after.id,
    def: after.def,
    from: placeOf(before),
    to: placeOf(after),
    ...(g.events === null ? undefined : { knownTo: sightMask(g, before) | sightMask(g, after) }),
    ...extra,
  });
}

/** Emits something that a seat did or that happened to it. */
export function emitSeat(g: Engine, type: string, seat: Seat, extra?: Partial<EventDraft>): void {
  if (heard(g, type)) emit(g, { type, seat, ...extra });
}
