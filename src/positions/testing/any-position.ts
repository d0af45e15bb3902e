import type { Game } from "../../games/game";
import {
  type GamePosition,
  type PlacedCard,
  type PositionNumber,
  type PositionSeat,
  type PositionZone,
  zoneSpec,
} from "../../games/game-position";
import { type RandomInt, seededRandomInt } from "../../kernel/testing/random-answers";
import type { Position } from "../position";
import { newPosition } from "../try-card";

/** The most cards of a zone, of which many games allow no more. */
const MOST_CARDS = 3;

const between = (below: RandomInt, { least, most }: PositionNumber) =>
  least + below(Math.min(most - least, 12) + 1);

const numbersOf = (below: RandomInt, specs: readonly PositionNumber[]) =>
  Object.fromEntries(
    specs
      .filter(({ most }) => below(most === 1 ? 12 : 3) === 0)
      .map((spec) => [spec.key, between(below, spec)]),
  );

type Attached = Pick<PlacedCard, "on" | "onZone" | "onSeat">;

function cardOf(
  game: Game,
  zone: PositionZone,
  { below, at, hosts }: { below: RandomInt; at: number; hosts: readonly Attached[] },
): PlacedCard | null {
  const { pool } = game.cards;
  const names = Object.keys(pool).filter((name) => {
    const card = pool[name];
    return card !== undefined && zone.holds(card);
  });
  const name = names[below(names.length)];
  const card = name === undefined ? undefined : pool[name];
  if (card === undefined) return null;
  const isGrid = zoneSpec(game.rules, zone.key)?.shape === "grid";
  const able = (zone.counters ?? []).filter(({ on }) => on?.(card) !== false);
  return {
    name: card.name,
    ...(zone.bothFaces && below(2) === 0 && { face: below(6) === 0 ? "up" : "down" }),
    ...(zone.rests && below(3) === 0 && { rested: true }),
    ...(zone.fresh && below(3) === 0 && { fresh: true }),
    ...(isGrid && { cell: [at, below(3) - 1] as const }),
    ...(zone.othersToo && below(4) === 0 && { owner: below(2) }),
    ...(hosts.length > 0 && hosts[below(hosts.length)]),
    counters: numbersOf(below, able),
  };
}

type Zones = Readonly<Record<string, readonly PlacedCard[]>>;

/** What a card of this zone may be attached to: cards of its seat, and of the seats before it. */
const hostsFor = ({ host }: PositionZone, seat: number, own: Zones, before: readonly PositionSeat[]) =>
  [...(host?.anySeat ? before.map(({ zones }) => zones) : []), own].flatMap((zones, i, { length }) =>
    (host?.zones ?? []).flatMap((key) =>
      (zones[key] ?? []).map(
        (_, on): Attached => ({
          on,
          ...(key !== host?.zones[0] && { onZone: key }),
          ...(i < length - 1 && i !== seat && { onSeat: i }),
        }),
      ),
    ),
  );

function seatOf(
  game: Game,
  rules: GamePosition,
  below: RandomInt,
  before: readonly PositionSeat[],
): PositionSeat {
  const seat = before.length;
  const zones: Record<string, readonly PlacedCard[]> = {};
  // What cards are attached to comes first.
  const ordered = rules.zones.toSorted((a, b) => Number(a.host !== undefined) - Number(b.host !== undefined));
  for (const zone of ordered) {
    const { least = 0, most = MOST_CARDS, host } = zone;
    const hosts = hostsFor(zone, seat, zones, before);
    const wanted =
      host !== undefined && hosts.length === 0 ? 0 : least + below(Math.min(most, MOST_CARDS) - least + 1);
    const cards = Array.from({ length: zone.key === "deck" ? 20 : wanted }, (_, i) =>
      cardOf(game, zone, { below, at: i * 2 + seat, hosts }),
    );
    zones[zone.key] = cards.filter((card) => card !== null);
  }
  return { zones, values: numbersOf(below, rules.values) };
}

/** One fault in five positions: a card where it cannot be, a number out of bounds, a step that does not exist. */
function spoilt(position: Position, below: RandomInt): Position {
  const { board } = position;
  const [first, ...others] = board.seats;
  if (below(5) > 0 || first === undefined) return position;
  const faults = [
    { ...board, turn: { ...board.turn, step: "nowhere" } },
    { ...board, seats: [{ ...first, values: { ...first.values, unknown: 3 } }, ...others] },
    {
      ...board,
      seats: [{ ...first, zones: { ...first.zones, hand: [{ name: "No such card" }] } }, ...others],
    },
  ];
  return { ...position, board: faults[below(faults.length)] ?? board };
}

/** A random position of a game, most of them sound. */
export function anyPosition(game: Game, rules: GamePosition, seed: number): Position {
  const below = seededRandomInt(seed * 7919);
  const start = newPosition(game, rules);
  const steps = rules.steps[below(rules.steps.length)];
  const turn = {
    seat: below(2),
    number: 1 + below(12),
    step: steps?.id ?? "",
    values: numbersOf(below, rules.turnValues),
  };
  const first = seatOf(game, rules, below, []);
  const seats = [first, seatOf(game, rules, below, [first])];
  return spoilt({ ...start, seed: `${seed}`, board: { format: 1, turn, seats } }, below);
}
