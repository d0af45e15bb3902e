import type { Game } from "../../games/game";
import type {
  BoardPosition,
  GamePosition,
  PlacedCard,
  PositionSeat,
  PositionZone,
} from "../../games/game-position";
import { zoneSpec } from "../../games/game-position";
import { type CardId, cardOf, type Engine, NONE, type Seat } from "../../kernel";

/** How many cards of a pile a puzzle keeps, from the top. The rest does not matter in one turn. */
const MOST_IN_PILE = 6;

/** The most of a number that a puzzle keeps: each core or crystal that may be used multiplies what can be done. */
const MOST_OF: Readonly<Record<string, number>> = {
  reserve: 2,
  crystal: 0,
  resources: 2,
  "resource-deck": 1,
};

const zoneOfSeat = ({ state }: Engine, key: string, seat: Seat) =>
  state.zones.find((zone) => zone.key === key && zone.owner === seat);

const NO_CARDS: readonly CardId[] = [];

const idsIn = (g: Engine, key: string, seat: Seat): readonly CardId[] =>
  zoneOfSeat(g, key, seat)?.cards ?? NO_CARDS;

function countersOf(g: Engine, id: CardId, zone: PositionZone): PlacedCard["counters"] {
  const { def, counters } = cardOf(g.state, id);
  const printed = g.rules.cards[def];
  const own = (zone.counters ?? []).flatMap(({ key, least, most }) => {
    const amount = Math.min(most, counters[key] ?? 0);
    return printed !== undefined && amount > least ? [[key, amount] as const] : [];
  });
  return own.length === 0 ? undefined : Object.fromEntries(own);
}

interface Kept {
  readonly id: CardId;
  readonly placed: PlacedCard;
}

/** What a player knows of the other one: nothing is hidden in a puzzle. */
function isHidden(zone: PositionZone, face: string, isOther: boolean): boolean {
  const canLieDown = zone.bothFaces === true || zone.face === "down";
  return isOther && (zone.key === "hand" || (zone.key !== "energy" && canLieDown && face === "down"));
}

function cardsOf(
  game: Game,
  g: Engine,
  zone: PositionZone,
  seat: Seat,
  isOther: boolean,
  hosts: readonly Kept[],
): readonly Kept[] {
  const isPile = zoneSpec(game.rules, zone.key)?.shape === "pile";
  const ids = idsIn(g, zone.key, seat);
  const listed = isPile ? ids.toReversed().slice(0, MOST_IN_PILE) : ids;
  return listed.flatMap((id): Kept[] => {
    const { def, face, rested, attachedTo } = cardOf(g.state, id);
    const printed = game.cards.pool[def];
    if (printed === undefined || !zone.holds(printed) || isHidden(zone, face, isOther)) return [];
    const on = attachedTo === NONE ? -1 : hosts.findIndex((host) => host.id === attachedTo);
    if (zone.host !== undefined && on < 0 && zone.host.needs(printed, { name: def, face })) return [];
    const counters = countersOf(g, id, zone);
    const placed: PlacedCard = {
      name: def,
      ...(zone.bothFaces && face !== (zone.face ?? "up") && { face }),
      ...(zone.rests && rested && { rested }),
      ...(zone.host && on >= 0 && { on }),
      ...(counters && { counters }),
    };
    return [{ id, placed }];
  });
}

/** Numbers of a seat that are not counters of that name. */
export function numberOf(g: Engine, seat: Seat, key: string): number {
  const [area, souls] = key.startsWith("soul-") ? [key.slice(5), true] : [key, false];
  const counted = ["resources", "resource-deck"].includes(key)
    ? idsIn(g, key === "resources" ? "resource-field" : key, seat).length
    : undefined;
  const pool = zoneOfSeat(g, area, seat)?.counters?.[souls ? "soul" : "core"];
  return counted ?? pool ?? g.state.seats[seat]?.counters[key] ?? 0;
}

function seatOf(game: Game, rules: GamePosition, g: Engine, seat: Seat, isOther: boolean): PositionSeat {
  const kept = new Map<string, readonly Kept[]>();
  for (const zone of rules.zones) {
    const hosts = zone.host === undefined ? [] : (kept.get(zone.host.zones[0]) ?? []);
    kept.set(zone.key, cardsOf(game, g, zone, seat, isOther, hosts));
  }
  const zones = [...kept].flatMap(([key, cards]) =>
    cards.length === 0 ? [] : [[key, cards.map(({ placed }) => placed)] as const],
  );
  const values = rules.values.map(({ key, least, most }) => {
    const limit = Math.min(most, MOST_OF[key] ?? most);
    return [key, Math.min(limit, Math.max(least, numberOf(g, seat, key)))] as const;
  });
  return { zones: Object.fromEntries(zones), values: Object.fromEntries(values) };
}

/**
 * The board of a game as a position: without what others hide from a seat, with short piles, and without what only
 * lasts for a turn.
 * @param step in which the turn goes on.
 */
export function boardOf(
  game: Game,
  rules: GamePosition,
  g: Engine,
  { viewer, step }: { readonly viewer: Seat; readonly step: string },
): BoardPosition {
  const { seat, number } = g.state.turn;
  const seats = g.state.seats.map((_, own) => seatOf(game, rules, g, own, own !== viewer));
  return { format: 1, turn: { seat, number, step, values: {} }, seats };
}
