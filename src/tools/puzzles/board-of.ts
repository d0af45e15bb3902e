import {
  type BoardPosition,
  type PlacedCard,
  type PositionSeat,
  type PositionZone,
  zoneSpec,
} from "../../games/game-position";
import type { Engine, Seat } from "../../kernel";
import { readBoard } from "../../positions/read-board";
import type { Judge } from "./judge";

/** How many cards of a pile a puzzle keeps, from the top. The rest does not matter in one turn. */
const MOST_IN_PILE = 6;

/** The cards of a zone to keep, out of those that can be kept. Both as indexes. */
type Keep = (
  zone: PositionZone,
  cards: readonly PlacedCard[],
  indexes: readonly number[],
) => readonly number[];

/** The side with some of its cards. What was attached to a card that is gone goes with it. */
export function sideWith(side: PositionSeat, zones: readonly PositionZone[], keep: Keep): PositionSeat {
  const kept = new Map<string, readonly number[]>();
  const left = zones.flatMap((zone) => {
    const { key, host } = zone;
    const cards = side.zones[key] ?? [];
    const hosts = host === undefined ? undefined : kept.get(host.zones[0]);
    const indexes = cards.flatMap(({ on }, at) => (on === undefined || hosts?.includes(on) ? [at] : []));
    const own = keep(zone, cards, indexes);
    kept.set(key, own);
    const placed = own
      .flatMap((at) => cards[at] ?? [])
      .map((card) => {
        const on = card.on === undefined ? undefined : hosts?.indexOf(card.on);
        return on === undefined ? card : { ...card, on };
      });
    return placed.length === 0 ? [] : [[key, placed] as const];
  });
  return { ...side, zones: Object.fromEntries(left) };
}

/** Whether the other player hides a card: nothing is hidden in a puzzle. */
function isHidden({ puzzles: { openFaceDown = [] } }: Judge, zone: PositionZone, { face }: PlacedCard) {
  const isDown = (face ?? zone.face) === "down";
  return zone.key === "hand" || (isDown && !openFaceDown.includes(zone.key));
}

/** The side as a puzzle shows it, without what lasts only for the turn. */
function shown(judge: Judge, side: PositionSeat, isOther: boolean): PositionSeat {
  const { game, position, puzzles } = judge;
  const isKept = (zone: PositionZone, card: PlacedCard) => {
    const printed = game.cards.pool[card.name];
    const isElsewhere = card.onZone !== undefined || card.onSeat !== undefined;
    if (printed === undefined || puzzles.leavesOut?.(printed) || !zone.holds(printed)) return false;
    return !isElsewhere && !(isOther && isHidden(judge, zone, card));
  };
  const { zones } = sideWith(side, position.zones, (zone, cards, indexes) => {
    const isPile = zoneSpec(game.rules, zone.key)?.shape === "pile";
    const own = indexes.filter((at) => cards[at] !== undefined && isKept(zone, cards[at]));
    return isPile ? own.slice(0, MOST_IN_PILE) : own;
  });
  const withoutFresh = Object.entries(zones).map(([key, cards]) => {
    return [key, cards.map(({ fresh: _, ...card }) => card)] as const;
  });
  const values = Object.entries(side.values).map(([key, value]) => {
    return [key, Math.min(value, puzzles.mostOf?.[key] ?? value)] as const;
  });
  return { zones: Object.fromEntries(withoutFresh), values: Object.fromEntries(values) };
}

/** A number of a seat. */
export const numberOf = ({ position }: Judge, { state }: Engine, seat: Seat, key: string): number =>
  position.reading.value?.(state, seat, key) ?? state.seats[seat]?.counters[key] ?? 0;

/**
 * The board of a game as a position: without what others hide from a seat, with short piles, and without what only
 * lasts for a turn.
 * @param step in which the turn goes on.
 */
export function boardOf(
  judge: Judge,
  g: Engine,
  { viewer, step }: { readonly viewer: Seat; readonly step: string },
): BoardPosition {
  const { board } = readBoard(judge.game, judge.position, g.state, 0);
  const { seat, number } = board.turn;
  const seats = board.seats.map((side, own) => shown(judge, side, own !== viewer));
  return { format: 1, turn: { seat, number, step, values: judge.puzzles.turnValues ?? {} }, seats };
}
