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

function cardOf(
  game: Game,
  zone: PositionZone,
  { below, at, hosts }: { below: RandomInt; at: number; hosts: number },
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
    ...(zone.host && hosts > 0 && { on: below(hosts) }),
    counters: numbersOf(below, able),
  };
}

function seatOf(game: Game, rules: GamePosition, below: RandomInt, seat: number): PositionSeat {
  const zones: Record<string, readonly PlacedCard[]> = {};
  for (const zone of rules.zones) {
    const { least = 0, most = MOST_CARDS, host } = zone;
    const hosts = host === undefined ? 0 : (zones[host.zone]?.length ?? 0);
    const wanted =
      host !== undefined && hosts === 0 ? 0 : least + below(Math.min(most, MOST_CARDS) - least + 1);
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
  const seats = [0, 1].map((seat) => seatOf(game, rules, below, seat));
  return spoilt({ ...start, seed: `${seed}`, board: { format: 1, turn, seats } }, below);
}
