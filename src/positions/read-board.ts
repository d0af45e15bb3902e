import type { Game } from "../games/game";
import type {
  BoardPosition,
  GamePosition,
  PlacedCard,
  PositionNumber,
  PositionSeat,
  PositionZone,
} from "../games/game-position";
import { zoneSpec } from "../games/game-position";
import { type CardId, cardIn, NONE, type ReadableState, type Seat, zoneOf } from "../kernel";
import { attachedTo, type CardPlace } from "./places";
import { standIns } from "./stand-ins";

/** A table as a position, and what the position does not say of it. */
export interface ReadBoard {
  readonly board: BoardPosition;
  /** The seats of the table in the order of the position. Those that are out of the game are not among them. */
  readonly seats: readonly Seat[];
  /** Cards that were not to be seen. Others are in their places. */
  readonly unseen: number;
  /** Whether something was running: an attack, a battle, cards being played. */
  readonly isMidway: boolean;
  /** Whether effects for a time changed values. */
  readonly hasEffects: boolean;
}

interface Reading {
  readonly game: Game;
  readonly rules: GamePosition;
  readonly state: ReadableState;
  /** The seats of the table in the order of the position. */
  readonly seats: readonly Seat[];
  /** Where each card is in the position. */
  readonly places: ReadonlyMap<CardId, CardPlace>;
  /** The cards of each seat by zone, as the position lists them. */
  readonly ids: readonly ReadonlyMap<string, readonly CardId[]>[];
}

const isPile = ({ rules }: Game, key: string) => zoneSpec(rules, key)?.shape === "pile";

/** The cards of a seat in a zone, piles from the top down. */
function idsIn(game: Game, rules: GamePosition, state: ReadableState, seat: Seat, key: string): CardId[] {
  const also = Object.entries(rules.reading.zones ?? {}).flatMap(([from, to]) => (to === key ? [from] : []));
  const ids = [key, ...also].flatMap((own) => {
    const { owner, cards } = zoneOf(state, own, seat);
    return owner === NONE ? cards.filter((id) => cardIn(state, id).controller === seat) : cards;
  });
  return isPile(game, key) ? ids.toReversed() : ids;
}

function countersOf(zone: PositionZone, given: Readonly<Record<string, number>>) {
  const own = (zone.counters ?? []).flatMap(({ key, least, most, usual }) => {
    const amount = Math.min(most, Math.max(least, given[key] ?? 0));
    return amount === usual ? [] : [[key, amount] as const];
  });
  return own.length === 0 ? {} : { counters: Object.fromEntries(own) };
}

function placedCard(reading: Reading, at: Seat, zone: PositionZone, id: CardId): PlacedCard {
  const { rules, state, seats, places, game } = reading;
  const card = cardIn(state, id);
  const { def: name, face, rested, x, y } = card;
  const owner = seats.indexOf(card.owner);
  const host = places.get(card.attachedTo);
  const { on, onZone, onSeat } = attachedTo(zone, at, zone.host && host);
  return {
    name,
    ...(zone.bothFaces && face !== (zone.face ?? "up") && { face }),
    ...(zone.rests && rested && { rested }),
    ...(zone.fresh && rules.reading.isFresh?.(state, card) && { fresh: true }),
    ...(zoneSpec(game.rules, zone.key)?.shape === "grid" && { cell: [x, y] as const }),
    ...(zone.othersToo && owner >= 0 && owner !== at && { owner }),
    ...(on !== undefined && { on }),
    ...(onZone !== undefined && { onZone }),
    ...(onSeat !== undefined && { onSeat }),
    ...countersOf(zone, card.counters),
  };
}

const bounded = ({ least, most }: PositionNumber, value: number) => Math.min(most, Math.max(least, value));

/** The values of a seat: its counters of that name, unless the game says otherwise. */
const valuesOf = ({ rules, state }: Reading, seat: Seat) =>
  Object.fromEntries(
    rules.values.map((spec) => {
      const value = rules.reading.value?.(state, seat, spec.key) ?? state.seats[seat]?.counters[spec.key];
      return [spec.key, bounded(spec, value ?? 0)];
    }),
  );

function turnOf({ rules, state, seats }: Reading): BoardPosition["turn"] {
  const { number, seat, step } = state.turn;
  const [usual] = rules.steps;
  const before = rules.steps.find(({ isBefore }) => isBefore);
  const named = number === 0 ? before?.id : rules.reading.steps[step];
  const values = rules.turnValues.map((spec) => {
    const value = state.vars[spec.key];
    return [spec.key, bounded(spec, typeof value === "number" ? value : spec.usual)] as const;
  });
  return {
    seat: Math.max(0, seats.indexOf(seat)),
    number: Math.max(1, number),
    step: named ?? usual?.id ?? "",
    values: Object.fromEntries(values),
  };
}

/** Whether an attack, a battle or cards being played would have to go on. */
function isRunning({ rules, status }: Game, state: ReadableState): boolean {
  const contest = status.contest(state);
  const transient = rules.board.zones.filter((spec) => spec.transient).map(({ key }) => key);
  return (
    state.stack.length > 0 ||
    (contest !== null && contest.stage !== "over") ||
    (status.attack?.(state) ?? null) !== null ||
    state.zones.some(({ key, cards }) => transient.includes(key) && cards.length > 0)
  );
}

/** The seats that are still in the game, from this one on. */
function seatsFrom({ seats }: ReadableState, first: Seat): readonly Seat[] {
  const order = seats.map((_, i) => (Math.max(0, first) + i) % seats.length);
  const left = order.filter((seat) => seats[seat]?.status === "in");
  return left.length > 1 ? left : order;
}

function readingOf(game: Game, rules: GamePosition, state: ReadableState, first: Seat): Reading {
  const seats = seatsFrom(state, first);
  const places = new Map<CardId, CardPlace>();
  const ids = seats.map((own, seat) => {
    const zones = rules.zones.map(({ key }) => [key, idsIn(game, rules, state, own, key)] as const);
    for (const [zone, cards] of zones)
      for (const [at, id] of cards.entries()) places.set(id, { seat, zone, at });
    return new Map(zones);
  });
  return { game, rules, state, seats, places, ids };
}

/**
 * The position that a table shows. What runs in the middle of a turn is not part of it, and the turn goes on at the
 * nearest step.
 * @param state the whole state, or a seat's view: cards that it hides are replaced, their number is kept.
 * @param first the seat that is the first one of the position.
 */
export function readBoard(game: Game, rules: GamePosition, state: ReadableState, first: Seat): ReadBoard {
  const reading = readingOf(game, rules, state, first);
  let unseen = 0;
  const seats = reading.seats.map((own, at): PositionSeat => {
    const other = standIns(game, state, own);
    const zones = rules.zones.map((zone) => {
      const cards = (reading.ids[at]?.get(zone.key) ?? []).flatMap((id) => {
        if (cardIn(state, id).def !== "") return [placedCard(reading, at, zone, id)];
        unseen++;
        const name = other(zone);
        return name === undefined ? [] : [{ ...placedCard(reading, at, zone, id), name }];
      });
      return [zone.key, cards] as const;
    });
    const filled = zones.filter(([, cards]) => cards.length > 0);
    return { zones: Object.fromEntries(filled), values: valuesOf(reading, own) };
  });
  return {
    board: { format: 1, turn: turnOf(reading), seats },
    seats: reading.seats,
    unseen,
    isMidway: isRunning(game, state),
    hasEffects: state.modifiers.length > 0,
  };
}
