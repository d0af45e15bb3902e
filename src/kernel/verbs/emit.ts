import { sourceOf, worksFor } from "../flow/watch";
import { canSee, visibilityMask } from "../information/visibility";
import type { Engine } from "../rules";
import { cloneState } from "../state/clone-state";
import type { GameEvent, Place } from "../state/event";
import { type CardId, NONE, type Seat } from "../state/ids";
import {
  type Card,
  cardOf,
  type LastKnown,
  type NotedEvent,
  type PendingTrigger,
  type Watcher,
} from "../state/state";

/** Whether anything listens for events of this type. Verbs build no event if nothing does. */
export function hasListeners(g: Engine, type: string): boolean {
  if (g.events !== null || g.rules.flow.eventAliases !== undefined) return true;
  return g.state.watch[type] !== undefined || isOccasion(g, type);
}

/** Whether hidden cards may respond to an event of this type. */
function isOccasion(g: Engine, type: string): boolean {
  return g.rules.information.hiddenResponses?.on.includes(type) === true;
}

/** An event to emit. Rule and cause default to those of the running step. */
export type EventDraft = Omit<GameEvent, "rule" | "cause"> & Partial<Pick<GameEvent, "rule" | "cause">>;

/** Last known information of a card that is about to leave. For simultaneous changes: as it was before all of them. */
export function lastKnownOf(g: Engine, card: Card): LastKnown {
  return g.batch?.before.get(card.id) ?? { card, known: g.rules.information.lastKnown?.(g, card) ?? null };
}

/** Emits an event to the event log and to the abilities that watch for its type. */
export function emit(g: Engine, draft: EventDraft, was?: LastKnown): void {
  const event: GameEvent = { rule: g.rule, cause: g.cause, ...draft };
  if (g.events !== null) g.events.push(event);
  if (g.trace !== null) g.trace.push(cloneState(g.state));
  if (isOccasion(g, event.type)) g.state.occasion = true;
  const watchers = g.state.watch[event.type];
  if (watchers !== undefined) collect(g, event, watchers, was);
  for (const type of g.rules.flow.eventAliases?.(g, event) ?? NO_TYPES) {
    const others = g.state.watch[type];
    if (others !== undefined) collect(g, { ...event, type }, others, was);
  }
}

const NO_TYPES: readonly string[] = [];

function collect(g: Engine, event: GameEvent, watchers: readonly Watcher[], was?: LastKnown): void {
  const before = event.card === undefined ? undefined : (g.batch?.before.get(event.card) ?? was);
  const found: PendingTrigger[] = [];
  for (const watcher of watchers) {
    const { card, ability } = watcher;
    const name = `${card}.${ability}.${watcher.since}`;
    const source = asSource(g, watcher, was);
    if (!g.rules.abilities.triggers(g, source, ability, event, before)) continue;
    const fired = g.batch?.fired.get(name);
    if (fired !== undefined && g.rules.flow.triggers.simultaneous === "once") {
      addEvent(g, fired, facts(g, event, before, was));
      continue;
    }
    g.batch?.fired.set(name, g.state.pending.length + found.length);
    const { stamp } = cardOf(g.state, card);
    const earlier = stampBefore(g, card, was);
    found.push({
      card,
      def: source.def,
      ability,
      seat: source.controller,
      stamp,
      ...(earlier !== stamp && { was: earlier }),
      event: facts(g, event, before, was),
      ...(isOccasion(g, event.type) && !canSee(g, source, NONE) && { secret: true as const }),
    });
  }
  if (found.length > 0) g.state.pending = g.state.pending.concat(found);
}

/** Adds an event to a trigger: one trigger for simultaneous changes may refer to any of them. */
function addEvent(g: Engine, index: number, event: NotedEvent): void {
  const trigger = g.state.pending[index];
  if (trigger === undefined) return;
  const others = [...(trigger.others ?? []), event];
  g.state.pending = g.state.pending.with(index, { ...trigger, others });
}

/** The watching card. If its abilities have just stopped (it left), the card as it was. */
function asSource(g: Engine, watcher: Watcher, was?: LastKnown): Card {
  const now = sourceOf(g.state, watcher);
  const before =
    g.batch?.before.get(watcher.card)?.card ?? (was?.card.id === watcher.card ? was.card : undefined);
  if (before === undefined || worksFor(g, now, watcher)) return now;
  return watcher.def === undefined ? before : { ...before, def: watcher.def };
}

/** The current stamp of the card with this id: see `CardRef`. */
function stampOf({ cards }: Pick<Engine["state"], "cards">, id: CardId | undefined): number {
  return id === undefined ? NONE : (cards[id]?.stamp ?? NONE);
}

/** The stamp of the card with this id before the event. */
function stampBefore(g: Engine, id: CardId | undefined, was?: LastKnown): number {
  const before = (id === undefined ? undefined : g.batch?.before.get(id)) ?? was;
  return before !== undefined && before.card.id === id ? before.card.stamp : stampOf(g.state, id);
}

/** What a trigger remembers about its event until it runs. */
function facts(g: Engine, event: GameEvent, before?: LastKnown, was?: LastKnown): NotedEvent {
  const { type, card, def, target, targetDef, seat, amount, cause, data, from, to } = event;
  const stamps = [stampOf(g.state, card), stampOf(g.state, target)] as const;
  const stampsBefore = [stampBefore(g, card, was), stampBefore(g, target, was)] as const;
  return {
    type,
    card: card ?? NONE,
    target: target ?? NONE,
    seat: seat ?? NONE,
    amount: amount ?? 0,
    cause,
    stamps,
    ...(stampsBefore.some((stamp, i) => stamp !== stamps[i]) && { stampsBefore }),
    ...(def === undefined ? undefined : { def }),
    ...(targetDef === undefined ? undefined : { targetDef }),
    ...(data === undefined ? undefined : { data }),
    ...(from === undefined ? undefined : { from }),
    ...(to === undefined ? undefined : { to }),
    ...(before === undefined ? undefined : { was: before.card, known: before.known }),
  };
}

export function placeOf(card: Card): Place {
  return { zone: card.zone, face: card.face, x: card.x, y: card.y };
}

/** Emits an event about one card, with who may identify it (before or after the change). */
export function emitCard(
  g: Engine,
  type: string,
  was: LastKnown,
  after: Card,
  extra?: Partial<EventDraft>,
): void {
  if (!hasListeners(g, type)) return;
  const draft: EventDraft = {
    type,
    seat: after.controller,
    card: after.id,
    def: after.def,
    from: placeOf(was.card),
    to: placeOf(after),
    ...(g.events === null ? undefined : { knownTo: visibilityMask(g, was.card) | visibilityMask(g, after) }),
    ...extra,
  };
  emit(g, draft, was);
}

export function emitSeat(g: Engine, type: string, seat: Seat, extra?: Partial<EventDraft>): void {
  if (hasListeners(g, type)) emit(g, { type, seat, ...extra });
}

/** Emits an event about an unchanged card. Seats that cannot see the card do not get its id. */
export function emitAbout(
  g: Engine,
  type: string,
  seat: Seat,
  id: CardId,
  extra?: Partial<EventDraft>,
): void {
  if (!hasListeners(g, type)) return;
  const card = cardOf(g.state, id);
  const known = g.events === null ? undefined : { knownTo: visibilityMask(g, card) };
  emit(g, { type, seat, card: id, def: card.def, ...known, ...extra });
}
