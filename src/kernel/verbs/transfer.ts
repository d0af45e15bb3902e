import { canSee, visibilityMask } from "../information/visibility";
import type { Engine } from "../rules";
import { mutableCopy } from "../state/card";
import { type CardId, NONE, type Seat, type ZoneId } from "../state/ids";
import { type Counters, deepFreeze } from "../state/plain";
import { cardOf, type Holder, seatOf, zoneById } from "../state/state";
import { changeQuietly, putZone, simultaneously } from "./cards";
import { emit, hasListeners } from "./emit";
import { putSeatCounters } from "./seats";

function heldBy(g: Pick<Engine, "state">, holder: Holder): Counters | undefined {
  if ("card" in holder) return cardOf(g.state, holder.card).counters;
  if ("team" in holder) return g.state.teams?.[holder.team];
  return "seat" in holder ? seatOf(g.state, holder.seat).counters : zoneById(g.state, holder.zone).counters;
}

/** The number of a counter on a card, on a seat, in a zone or of a team. */
export function countersOn(g: Pick<Engine, "state">, holder: Holder, counter: string): number {
  return heldBy(g, holder)?.[counter] ?? 0;
}

function add(g: Engine, holder: Holder, counter: string, amount: number): void {
  const counters = { ...heldBy(g, holder), [counter]: countersOn(g, holder, counter) + amount };
  if ("seat" in holder) putSeatCounters(g, holder.seat, counters);
  else if ("team" in holder) putTeam(g, holder.team, counters);
  else if ("zone" in holder) putZone(g, { ...zoneById(g.state, holder.zone), counters });
  else {
    const before = cardOf(g.state, holder.card);
    const after = mutableCopy(before);
    after.counters = counters;
    changeQuietly(g, before, after);
  }
}

function putTeam(g: Engine, team: number, counters: Counters): void {
  const teams = { ...g.state.teams, [team]: counters };
  g.version++;
  g.state.teams = g.strict ? deepFreeze(teams) : teams;
}

/** The first seat of a team that is still in the game, otherwise its first seat. */
function leaderOf(g: Pick<Engine, "state">, team: number): Seat {
  const members = g.state.seats.filter((seat) => seat.team === team);
  return (members.find(({ status }) => status === "in") ?? members[0])?.seat ?? NONE;
}

/**
 * Adds to (or subtracts from) a counter of a team, never below 0.
 * @returns the new number.
 */
export function addTeamCounter(g: Engine, team: number, counter: string, amount: number): number {
  const before = countersOn(g, { team }, counter);
  const now = Math.max(0, before + amount);
  add(g, { team }, counter, now - before);
  if (hasListeners(g, "team-counter"))
    emit(g, { type: "team-counter", seat: leaderOf(g, team), amount, data: { team, counter, now } });
  return now;
}

/**
 * Adds to (or subtracts from) a counter in a zone, never below 0.
 * @returns the new number.
 */
export function addZoneCounter(g: Engine, zone: ZoneId, counter: string, amount: number): number {
  const now = Math.max(0, countersOn(g, { zone }, counter) + amount);
  const { owner } = zoneById(g.state, zone);
  add(g, { zone }, counter, now - countersOn(g, { zone }, counter));
  if (hasListeners(g, "zone-counter"))
    emit(g, { type: "zone-counter", seat: owner, amount, data: { zone, counter, now } });
  return now;
}

/** The seat responsible for its counters: a card's controller, the owner of a zone, or the first seat of a team. */
function seatBehind(g: Engine, holder: Holder): Seat {
  if ("seat" in holder) return holder.seat;
  if ("team" in holder) return leaderOf(g, holder.team);
  return "card" in holder ? cardOf(g.state, holder.card).controller : zoneById(g.state, holder.zone).owner;
}

/**
 * Moves counters from one holder to another, at most as many as there are. Emits one event, `transfer`: `card` gives,
 * `target` takes, and `data` names holders that are not cards (`from`, `to`).
 * @returns how many were moved.
 */
export function transfer(g: Engine, from: Holder, to: Holder, counter: string, amount: number): number {
  const moved = Math.min(Math.max(0, amount), countersOn(g, from, counter));
  if (moved === 0) return 0;
  const both = () => {
    add(g, from, counter, -moved);
    add(g, to, counter, moved);
  };
  if (!hasListeners(g, "transfer")) both();
  else {
    const cards = [from, to].flatMap((holder): CardId[] => ("card" in holder ? [holder.card] : []));
    simultaneously(g, cards, () => {
      both();
      emitTransfer(g, from, to, counter, moved);
    });
  }
  return moved;
}

function emitTransfer(g: Engine, from: Holder, to: Holder, counter: string, amount: number): void {
  const gives = "card" in from ? cardOf(g.state, from.card) : undefined;
  const taker = "card" in to ? cardOf(g.state, to.card) : undefined;
  const takes = taker && canSee(g, taker, NONE) ? taker : undefined;
  emit(g, {
    type: "transfer",
    seat: seatBehind(g, from),
    amount,
    ...(gives && { card: gives.id, def: gives.def, knownTo: visibilityMask(g, gives) }),
    ...(takes && { target: takes.id, targetDef: takes.def }),
    data: { counter, ...("card" in from ? undefined : { from }), ...("card" in to ? undefined : { to }) },
  });
}
