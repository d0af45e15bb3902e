import {
  type BoardPosition,
  type GamePosition,
  type PlacedCard,
  type PositionSeat,
  type PositionZone,
  zoneSpec,
} from "../games/game-position";
import type { Cell, Rules, Seat } from "../kernel";
import type { PrintedCard } from "../language";

/** A zone of a seat. */
export interface ZonePlace {
  readonly seat: Seat;
  readonly zone: string;
}

/** A card of a position. */
export interface CardPlace extends ZonePlace {
  readonly at: number;
}

/** What editing needs to know of a game. */
export interface EditedGame {
  readonly position: GamePosition;
  readonly rules: Rules;
}

const NO_CARDS: readonly PlacedCard[] = [];

export const cardsIn = ({ seats }: BoardPosition, { seat, zone }: ZonePlace): readonly PlacedCard[] =>
  seats[seat]?.zones[zone] ?? NO_CARDS;

export const zoneNamed = ({ position }: EditedGame, key: string): PositionZone | undefined =>
  position.zones.find((zone) => zone.key === key);

function withSeat(
  board: BoardPosition,
  seat: Seat,
  change: (own: PositionSeat) => PositionSeat,
): BoardPosition {
  return { ...board, seats: board.seats.map((own, i) => (i === seat ? change(own) : own)) };
}

const withZone = (
  board: BoardPosition,
  { seat, zone }: ZonePlace,
  change: (cards: readonly PlacedCard[]) => readonly PlacedCard[],
): BoardPosition =>
  withSeat(board, seat, (own) => ({
    ...own,
    zones: { ...own.zones, [zone]: change(own.zones[zone] ?? NO_CARDS) },
  }));

/** The board after the cards of a zone have got other indexes: what is attached to them follows. */
function withHosts(
  { position }: EditedGame,
  board: BoardPosition,
  { seat, zone: hosts }: ZonePlace,
  indexOf: (before: number) => number | undefined,
): BoardPosition {
  const guests = position.zones.filter(({ host }) => host?.zone === hosts);
  return guests.reduce(
    (changed, { key }) =>
      withZone(changed, { seat, zone: key }, (cards) =>
        cards.map((card) => (card.on === undefined ? card : { ...card, on: indexOf(card.on) })),
      ),
    board,
  );
}

/** The free cell nearest to the middle of a grid. */
function freeCell({ seats }: BoardPosition): Cell {
  const taken = new Set(
    seats.flatMap(({ zones }) =>
      Object.values(zones).flatMap((cards) => cards.map(({ cell }) => cell?.join())),
    ),
  );
  for (let far = 0; ; far++) {
    for (let y = far; y >= -far; y--)
      for (let x = -far; x <= far; x++) if (!taken.has([x, y].join())) return [x, y];
  }
}

/** The card with only what it may have in this zone. */
function fitted(game: EditedGame, board: BoardPosition, place: ZonePlace, card: PlacedCard): PlacedCard {
  const zone = zoneNamed(game, place.zone);
  const printed = game.rules.cards[card.name] as PrintedCard | undefined;
  const allowed = (zone?.counters ?? []).filter(({ on }) => printed !== undefined && on?.(printed) !== false);
  const counters = Object.entries(card.counters ?? {}).filter(([key]) =>
    allowed.some((own) => own.key === key),
  );
  const isGrid = zoneSpec(game.rules, place.zone)?.shape === "grid";
  const hosts = zone?.host ? cardsIn(board, { ...place, zone: zone.host.zone }).length : 0;
  return {
    name: card.name,
    ...(zone?.bothFaces && card.face && { face: card.face }),
    ...(zone?.rests && card.rested && { rested: true }),
    ...(zone?.fresh && card.fresh && { fresh: true }),
    ...(isGrid && { cell: card.cell ?? freeCell(board) }),
    ...(hosts > 0 && printed && zone?.host?.needs(printed, card) && { on: card.on ?? hosts - 1 }),
    ...(counters.length > 0 && { counters: Object.fromEntries(counters) }),
  };
}

/**
 * The board with one more card in a zone.
 * @param at its index. Defaults to the end of a row and the top of a pile.
 */
export function withCard(
  game: EditedGame,
  board: BoardPosition,
  place: ZonePlace,
  card: PlacedCard,
  at?: number,
): BoardPosition {
  const isPile = zoneSpec(game.rules, place.zone)?.shape === "pile";
  const to = at ?? (isPile ? 0 : cardsIn(board, place).length);
  const moved = withHosts(game, board, place, (before) => (before >= to ? before + 1 : before));
  return withZone(moved, place, (cards) => cards.toSpliced(to, 0, fitted(game, moved, place, card)));
}

export function withoutCard(
  game: EditedGame,
  board: BoardPosition,
  { at, ...place }: CardPlace,
): BoardPosition {
  const moved = withHosts(game, board, place, (before) =>
    before === at ? undefined : before > at ? before - 1 : before,
  );
  return withZone(moved, place, (cards) => cards.toSpliced(at, 1));
}

/**
 * The board with a card in another place. It keeps what it may have there.
 * @param to its index there. Defaults to the end of a row and the top of a pile.
 */
export function withMoved(
  game: EditedGame,
  board: BoardPosition,
  from: CardPlace,
  place: ZonePlace,
  to?: number,
): BoardPosition {
  const card = cardsIn(board, from)[from.at];
  if (card === undefined) return board;
  const isSameSeat = place.seat === from.seat;
  // What it was attached to is on the other side.
  const moving = isSameSeat ? card : { ...card, on: undefined };
  return withCard(game, withoutCard(game, board, from), place, moving, to);
}

export const withChanged = (
  board: BoardPosition,
  { at, ...place }: CardPlace,
  change: Partial<PlacedCard>,
): BoardPosition =>
  withZone(board, place, (cards) => cards.map((card, i) => (i === at ? { ...card, ...change } : card)));

export const withCounter = (
  board: BoardPosition,
  place: CardPlace,
  key: string,
  value: number,
): BoardPosition =>
  withChanged(board, place, {
    counters: { ...cardsIn(board, place)[place.at]?.counters, [key]: value },
  });

export const withValue = (board: BoardPosition, seat: Seat, key: string, value: number): BoardPosition =>
  withSeat(board, seat, (own) => ({ ...own, values: { ...own.values, [key]: value } }));

export const withTurn = (board: BoardPosition, change: Partial<BoardPosition["turn"]>): BoardPosition => ({
  ...board,
  turn: { ...board.turn, ...change },
});

/** Zones of a position that can hold a card, in the game's order. */
export const zonesFor = ({ position, rules }: EditedGame, name: string): readonly PositionZone[] => {
  const card = rules.cards[name] as PrintedCard | undefined;
  return card === undefined ? [] : position.zones.filter((zone) => zone.holds(card));
};

/**
 * The board with this many seats.
 * @param fresh what new seats are copied from.
 */
export function withSeatCount(board: BoardPosition, count: number, fresh: BoardPosition): BoardPosition {
  const all = Array.from(
    { length: count },
    (_, seat) => board.seats[seat] ?? fresh.seats[seat % fresh.seats.length],
  );
  const seats = all.filter((seat) => seat !== undefined);
  return { ...board, seats, turn: { ...board.turn, seat: Math.min(board.turn.seat, seats.length - 1) } };
}
