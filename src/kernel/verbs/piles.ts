import { replaceWatchers } from "../flow/watch";
import type { Engine } from "../rules";
import { mutableCopy } from "../state/card";
import type { CardId, Seat, ZoneId } from "../state/ids";
import { randomBelow, shuffled } from "../state/random";
import { type Card, cardOf, zoneById, zoneOf } from "../state/state";
import { change, putCard, putZone } from "./cards";
import { emitAbout, emitSeat } from "./emit";
import { move } from "./move";
import { noteProgress, sealTakebacks } from "./progress";

/** Shuffles a pile. The cards swap ids among themselves, so an id seen before reveals nothing afterwards. */
export function shuffle(g: Engine, zoneId: ZoneId): void {
  const zone = zoneById(g.state, zoneId);
  reassignFaces(g, zone.cards);
  sealTakebacks(g);
  emitSeat(g, "shuffle", zone.owner);
}

/**
 * Shuffles the identities of these face-down cards, so that none can be tracked by its id.
 * @returns the new id for each old id.
 */
export function scramble(g: Engine, ids: readonly CardId[]): Map<CardId, CardId> {
  const faces = reassignFaces(g, ids);
  return new Map(ids.map((id, i) => [(faces[i] as Card).id, id]));
}

/** @returns the cards as they were, in the order in which they now have `ids`. */
function reassignFaces(g: Engine, ids: readonly CardId[]): Card[] {
  const cards: Card[] = [];
  for (const id of ids) cards.push(cardOf(g.state, id));
  const faces = shuffled(g, cards);
  for (let i = 0; i < ids.length; i++) {
    const card = mutableCopy(cards[i] as Card);
    const { def, owner, controller, counters } = faces[i] as Card;
    card.def = def;
    card.owner = owner;
    card.controller = controller;
    card.stamp = ++g.state.serial;
    card.seenBy = 0;
    if (g.rules.flow.isPersistentCounter !== undefined) card.counters = counters;
    putCard(g, card);
  }
  replaceWatchers(g, cards);
  return faces;
}

/**
 * Reorders the cards of a pile or row, bottom first.
 * @throws RangeError when they are not exactly its cards.
 */
export function reorder(g: Engine, zoneId: ZoneId, cards: readonly CardId[]): void {
  const zone = zoneById(g.state, zoneId);
  const given = new Set(cards);
  const fits = cards.length === zone.cards.length && zone.cards.every((id) => given.has(id));
  if (!fits) throw new RangeError(`not the cards of ${zone.key}`);
  putZone(g, { ...zone, cards: cards.slice() });
  emitSeat(g, "reorder", zone.owner);
}

/**
 * Draws up to `count` cards from the top of a seat's pile into its hand.
 * @returns the cards drawn.
 */
export function draw(g: Engine, seat: Seat, count: number, pile = "deck", hand = "hand"): CardId[] {
  const drawn: CardId[] = [];
  const to = zoneOf(g.state, hand, seat).id;
  for (let i = 0; i < count; i++) {
    const top = zoneOf(g.state, pile, seat).cards.at(-1);
    if (top === undefined) break;
    move(g, top, to, { as: "draw" });
    drawn.push(top);
  }
  if (drawn.length > 0) sealTakebacks(g);
  return drawn;
}

/**
 * Rolls one die for a seat: 1 to `sides`.
 * @param card the card it is rolled for, if any.
 * @returns the result.
 */
export function roll(g: Engine, seat: Seat, sides: number, card?: CardId): number {
  const result = randomBelow(g, sides) + 1;
  noteProgress(g);
  sealTakebacks(g);
  if (card === undefined) emitSeat(g, "roll", seat, { amount: result });
  else emitAbout(g, "roll", seat, card, { amount: result });
  return result;
}

/**
 * Picks one of `count` things at random for a seat.
 * @returns its index, from 0.
 */
export function pickAtRandom(g: Engine, seat: Seat, count: number): number {
  const index = randomBelow(g, count);
  noteProgress(g);
  sealTakebacks(g);
  emitSeat(g, "random-pick", seat, { amount: count });
  return index;
}

/**
 * Adds to (or subtracts from) a counter on a card, never below 0.
 * @returns the new number.
 */
export function addCardCounter(g: Engine, id: CardId, counter: string, amount: number): number {
  const before = cardOf(g.state, id);
  const now = Math.max(0, (before.counters[counter] ?? 0) + amount);
  const after = mutableCopy(before);
  after.counters = { ...before.counters, [counter]: now };
  change(g, before, after, "card-counter", { amount, data: { counter, now } });
  return now;
}
