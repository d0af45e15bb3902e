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
import { attachedTo, type CardPlace, cardsIn, hostPlace, type ZonePlace } from "./places";

/** What editing needs to know of a game. */
export interface EditedGame {
  readonly position: GamePosition;
  readonly rules: Rules;
}

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
    zones: { ...own.zones, [zone]: change(own.zones[zone] ?? []) },
  }));

/** The cards that are attached to others, with their hosts. */
function guestsOf({ position }: EditedGame, board: BoardPosition) {
  return board.seats.flatMap(({ zones }, seat) =>
    position.zones
      .filter(({ host }) => host !== undefined)
      .flatMap((zone) =>
        (zones[zone.key] ?? []).flatMap((card, at) => {
          const host = hostPlace(zone, seat, card);
          return host === undefined ? [] : [{ place: { seat, zone: zone.key, at }, zone, host }];
        }),
      ),
  );
}

const isIn = (place: ZonePlace, { seat, zone }: ZonePlace) => place.seat === seat && place.zone === zone;

/** The board after the cards of a zone have got other indexes: what is attached to them follows. */
function withHosts(
  game: EditedGame,
  board: BoardPosition,
  hosts: ZonePlace,
  indexOf: (before: number) => number | undefined,
): BoardPosition {
  const guests = guestsOf(game, board).filter(({ host }) => isIn(host, hosts));
  return guests.reduce((changed, { place, zone, host }) => {
    const at = indexOf(host.at);
    const to = at === undefined ? undefined : { ...host, at };
    return withChanged(changed, place, attachedTo(zone, place.seat, to));
  }, board);
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

/** What a card is attached to: the same as before if it may be, otherwise the last card of the usual zone. */
function attached(zone: PositionZone, board: BoardPosition, { seat }: ZonePlace, card: PlacedCard) {
  const before = hostPlace(zone, seat, card);
  if (before && mayHold(zone, seat, before) && cardsIn(board, before)[before.at])
    return attachedTo(zone, seat, before);
  const usual = { seat, zone: zone.host?.zones[0] ?? "" };
  const { length } = cardsIn(board, usual);
  return attachedTo(zone, seat, length > 0 ? { ...usual, at: length - 1 } : undefined);
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
  return {
    name: card.name,
    ...(zone?.bothFaces && card.face && { face: card.face }),
    ...(zone?.rests && card.rested && { rested: true }),
    ...(zone?.fresh && card.fresh && { fresh: true }),
    ...(isGrid && { cell: card.cell ?? freeCell(board) }),
    ...(zone?.othersToo && card.owner !== undefined && card.owner !== place.seat && { owner: card.owner }),
    ...(zone && printed && zone.host?.needs(printed, card) && attached(zone, board, place, card)),
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
  const own = zoneNamed(game, from.zone);
  const host = own && hostPlace(own, from.seat, card);
  const moving = { ...card, ...(host ? keptHost(game, place, host) : NOT_ATTACHED) };
  const guests = guestsOf(game, board).filter((guest) => isIn(guest.host, from) && guest.host.at === from.at);
  const moved = withCard(game, withoutCard(game, board, from), place, moving, to);
  const isPile = zoneSpec(game.rules, place.zone)?.shape === "pile";
  const at = to ?? (isPile ? 0 : cardsIn(moved, place).length - 1);
  // What is attached to the card stays attached where it may.
  return guests
    .filter(({ place: guest, zone }) => mayHold(zone, guest.seat, place))
    .reduce(
      (changed, { place: guest, zone }) =>
        withChanged(changed, guest, attachedTo(zone, guest.seat, { ...place, at })),
      moved,
    );
}

const NOT_ATTACHED = { on: undefined, onZone: undefined, onSeat: undefined };

/** Whether a card of a zone and seat may be attached to the cards of another zone. */
const mayHold = ({ host }: PositionZone, seat: Seat, hosts: ZonePlace): boolean =>
  host?.zones.includes(hosts.zone) === true && (hosts.seat === seat || host.anySeat === true);

/** The fields of a card that stays attached to its host in another zone. */
function keptHost(game: EditedGame, { seat, zone }: ZonePlace, host: CardPlace) {
  const spec = zoneNamed(game, zone);
  return spec && mayHold(spec, seat, host) ? attachedTo(spec, seat, host) : NOT_ATTACHED;
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

/** The cards of a seat without what they say of seats that are gone. */
const withoutSeatsFrom = (own: PositionSeat, count: number): PositionSeat => ({
  ...own,
  zones: Object.fromEntries(
    Object.entries(own.zones).map(([key, cards]) => [
      key,
      cards.map((card) => ({
        ...card,
        ...((card.onSeat ?? 0) >= count && NOT_ATTACHED),
        ...((card.owner ?? 0) >= count && { owner: undefined }),
      })),
    ]),
  ),
});

/**
 * The board with this many seats.
 * @param fresh what new seats are copied from.
 */
export function withSeatCount(board: BoardPosition, count: number, fresh: BoardPosition): BoardPosition {
  const all = Array.from(
    { length: count },
    (_, seat) => board.seats[seat] ?? fresh.seats[seat % fresh.seats.length],
  );
  const seats = all.filter((seat) => seat !== undefined).map((seat) => withoutSeatsFrom(seat, count));
  return { ...board, seats, turn: { ...board.turn, seat: Math.min(board.turn.seat, seats.length - 1) } };
}
