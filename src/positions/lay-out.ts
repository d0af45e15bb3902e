import {
  type BoardPosition,
  type GamePosition,
  type PlacedCard,
  type PositionNumber,
  type PositionParts,
  type PositionTurn,
  type PositionZone,
  zoneSpec,
} from "../games/game-position";
import type { CardSpec, Config, Rules, Seat, SideLayout, TableLayout } from "../kernel";
import { hostPlace } from "./places";

/** The stamp of cards that arrived this turn. All others have 0. */
const FRESH = 1;

type Numbers = Readonly<Record<string, number>>;

/** All of these numbers, with their usual values where the position has none. */
const filled = (specs: readonly PositionNumber[], given: Numbers): Numbers =>
  Object.fromEntries(specs.map(({ key, usual }) => [key, given[key] ?? usual]));

/**
 * Who had the first turn, and how many turns each seat has begun, if the seats have always taken turns in order.
 * @param isBefore the turn itself has not begun.
 */
function turnsSoFar({ seat, number }: PositionTurn, seats: number, isBefore: boolean) {
  const first = (((seat - (number - 1)) % seats) + seats) % seats;
  const begun = isBefore ? number - 1 : number;
  const rounds = Array.from({ length: seats }, (_, own) =>
    Math.max(0, Math.ceil((begun - ((own - first + seats) % seats)) / seats)),
  );
  return { first, rounds };
}

/** What a game needs to know of a position to lay it out. */
export function partsOf(
  game: GamePosition,
  rules: Rules,
  config: Config,
  board: BoardPosition,
): PositionParts {
  const isBefore = game.steps.find(({ id }) => id === board.turn.step)?.isBefore === true;
  return {
    rules,
    config,
    board,
    turnValues: filled(game.turnValues, board.turn.values),
    values: board.seats.map(({ values }) => filled(game.values, values)),
    ...turnsSoFar(board.turn, board.seats.length, isBefore),
  };
}

/** The tag of a card in the layout. */
const tagOf = (seat: Seat, zone: string, at: number) => `${seat} ${zone} ${at}`;

function specOf(
  game: GamePosition,
  parts: PositionParts,
  { seat, zone, at, placed }: { seat: Seat; zone: PositionZone; at: number; placed: PlacedCard },
): CardSpec {
  const { name, face = zone.face ?? "up", rested = false, fresh, cell, owner, counters = {} } = placed;
  const host = hostPlace(zone, seat, placed);
  return {
    name,
    tag: tagOf(seat, zone.key, at),
    face,
    rested,
    counters,
    ...(fresh && { stamp: FRESH }),
    ...(cell && { x: cell[0], y: cell[1] }),
    ...(owner !== undefined && { owner }),
    ...(host && { on: tagOf(host.seat, host.zone, host.at) }),
    ...game.card?.(parts, zone.key, placed),
  };
}

function sideOf(game: GamePosition, parts: PositionParts, seat: Seat): SideLayout {
  const zones = parts.board.seats[seat]?.zones ?? {};
  const side = game.zones.map((zone) => {
    const cards = (zones[zone.key] ?? []).map((placed, at) =>
      specOf(game, parts, { seat, zone, at, placed }),
    );
    // A position lists piles from the top down, the kernel from the bottom up.
    return [zone.key, zoneSpec(parts.rules, zone.key)?.shape === "pile" ? cards.reverse() : cards] as const;
  });
  return { ...Object.fromEntries(side), ...game.more?.(parts, seat) };
}

/** The layout that a sound position means. */
export function layoutOf(game: GamePosition, parts: PositionParts): TableLayout {
  const seats = parts.board.seats.map((_, seat) => sideOf(game, parts, seat));
  return { ...game.layout(parts), seats };
}
