import { type TriggersLocals, waitingTriggers } from "../flow/hidden-responses";
import type { Engine } from "../rules";
import { canonical, hashRecord } from "../state/hash";
import { type CardId, NONE } from "../state/ids";
import { fromPlain, toPlain } from "../state/plain";
import { type Card, cardOf, type Frame, type State } from "../state/state";

/** Cards never change and most have nothing attached, so the text of each is cached. */
const texts = new WeakMap<Card, string>();

function textOf(card: Card, host: string): string {
  const known = host === "" ? texts.get(card) : undefined;
  if (known !== undefined) return known;
  const { id: _id, stamp: _stamp, attachedTo: _host, zone: _zone, ...rest } = card;
  const text = canonical({ ...rest, host });
  if (host === "") texts.set(card, text);
  return text;
}

type Parts = Record<string, string>;

/**
 * Hash of a position as the players see it: where each card is, its state, and the open decision. Leaves out ids and
 * stamps, which never recur, so a card that left and came back counts as the same.
 */
export function hashPosition(state: State): string {
  return hashRecord(partsOf(state));
}

function partsOf(state: State): Parts {
  const { cards, zones, modifiers, stack, instances, seats, teams, turn, vars, decision, agenda } = state;
  const placeOf = (id: CardId) => {
    const zone = zones[cards[id]?.zone ?? NONE];
    return zone === undefined ? "" : `${zone.id}.${zone.cards.indexOf(id)}`;
  };
  const cardAt = (id: CardId) => {
    const card = cardOf(state, id);
    return textOf(card, card.attachedTo === NONE ? "" : placeOf(card.attachedTo));
  };
  const rest = {
    ...(zones.some((zone) => zone.counters) && { pools: zones.map((zone) => zone.counters ?? {}) }),
    modifiers: modifiers
      .filter(({ card, stamp }) => card === NONE || cards[card]?.stamp === stamp)
      .map(({ id: _id, stamp: _stamp, card, source: _source, ...more }) => ({ ...more, on: placeOf(card) })),
    stack: stack.map(({ id: _id, card, ...more }) => ({ ...more, card: placeOf(card) })),
    ...(instances && { instances: instances.map(({ id: _id, source: _source, ...more }) => more) }),
    seats,
    ...(teams && { teams }),
    turn,
    vars,
    decision,
    agenda,
  };
  const parts: Parts = {
    zones: `[${zones.map((zone) => `[${zone.cards.map(cardAt).join(",")}]`).join(",")}]`,
  };
  for (const [key, value] of Object.entries(rest)) parts[key] = canonical(value);
  return parts;
}

const STAMPS: readonly string[] = ["stamp", "was", "stamps", "stampsBefore"];

/** Copies a plain value with each stamp in it replaced by the function's result. */
function withStamps(value: unknown, names: readonly string[], each: (stamp: number) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withStamps(one, names, each));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      if (!names.includes(name)) return [name, withStamps(inner, names, each)];
      if (typeof inner === "number") return [name, each(inner)];
      if (Array.isArray(inner))
        return [name, inner.map((one) => (typeof one === "number" ? each(one) : one))];
      return [name, withStamps(inner, names, each)];
    }),
  );
}

/**
 * Whether a running procedure has nothing left to do. A trigger in a procedure's last step leaves such a frame behind.
 */
function isSpent({ rules }: Engine, { procedure, step, locals, asks }: Frame): boolean {
  if (asks !== undefined) return false;
  if (procedure !== "triggers") return step >= (rules.flow.procedures[procedure]?.steps.length ?? 0);
  const { batch: _batch, ran: _ran, alike: _alike, ...others } = locals;
  const isIdle = Object.values(others).every((value) => value === undefined || isEmptyList(value));
  return isIdle && waitingTriggers(fromPlain<TriggersLocals>(locals)).length === 0;
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

function withoutRun(frame: Frame): Frame {
  if (frame.procedure !== "triggers") return frame;
  const { ran: _ran, alike: _alike, ...locals } = frame.locals;
  return {
    ...frame,
    locals: { ...locals, batch: toPlain(waitingTriggers(fromPlain<TriggersLocals>(frame.locals))) },
  };
}

/**
 * The hash of a position with its pending triggers, stack and procedures. Stamps never recur, so each is replaced by its rank
 * among the stamps in the position, and by whether it is the current one of its card.
 */
export function hashWithPending(g: Engine): string {
  const { state } = g;
  const { stampVars: serials = [] } = g.rules.loops;
  const agenda = state.agenda.filter((frame) => !isSpent(g, frame)).map(withoutRun);
  const { pending, random, result, instances = [] } = state;
  const given = { ...state, agenda };
  const named: Record<string, readonly [value: unknown, names: readonly string[]]> = {
    agenda: [agenda, STAMPS],
    pending: [pending, STAMPS],
    instances: [instances.map(({ id: _id, ...more }) => more), STAMPS],
    stack: [state.stack.map(({ id: _id, ...more }) => more), STAMPS],
    vars: [state.vars, [...STAMPS, ...serials]],
  };
  const found = new Set<number>();
  for (const [value, names] of Object.values(named)) withStamps(value, names, (stamp) => found.add(stamp));
  const present = new Set(state.cards.map(({ stamp }) => stamp));
  const inOrder = [...found].sort((a, b) => a - b);
  const ranks = new Map(inOrder.map((stamp, i) => [stamp, `${i}${present.has(stamp) ? "" : "-"}`]));
  const parts: Parts = { ...partsOf(given), random: canonical(random), result: canonical(result) };
  for (const [name, [value, names]] of Object.entries(named))
    parts[name] = canonical(withStamps(value, names, (stamp) => ranks.get(stamp)));
  return hashRecord(parts);
}
