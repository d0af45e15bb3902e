import {
  type AllotDecision,
  type CardId,
  type Message,
  NONE,
  type Reader,
  readStat,
  type Seat,
  type Share,
} from "../../../kernel";
import { message } from "../table/messages";
import { coresOn, type Source } from "./cores";
import { defOf } from "./defs";
import { fallenBy } from "./with-cores";
import { isSpiritOnField } from "./zones";

/** What giving up one more core costs its player, by where the core is. Lowest is given first. */
const PRICE = { reserve: 0, spare: 1, soul: 3, level: 4, nexus: 8, spirit: 9 } as const;

/** A core that may be given: its source, its price, and the spirit that is destroyed without it. */
interface Unit {
  readonly at: number;
  readonly price: number;
  readonly keeps?: CardId;
}

/** The cores that a card can give: spare ones first, then those of its level, then those of LV1. */
function unitsOn(g: Reader, id: CardId): Omit<Unit, "at">[] {
  const card = g.state.cards[id];
  if (card === undefined) return [];
  const cores = coresOn(g, { card: id });
  const level = defOf(g, card).levels[readStat(g, id, "level") - 1]?.cores ?? 0;
  const lv1 = readStat(g, id, "lv1-cost");
  const last = isSpiritOnField(g, card) ? { price: PRICE.spirit, keeps: id } : { price: PRICE.nexus };
  return Array.from({ length: cores }, (_, i) => {
    if (i < cores - Math.max(level, lv1)) return { price: PRICE.spare };
    return i < cores - lv1 ? { price: PRICE.level } : last;
  });
}

/**
 * Each core that may be given. A card gives its soul core last.
 * @param lost a card that is lost in any case: its cores are spare.
 */
export function unitsOf(g: Reader, sources: readonly Source[], lost?: CardId): Unit[] {
  const units = new Map<CardId, Omit<Unit, "at">[]>();
  return sources.flatMap(({ card, kind, most }, at) =>
    Array.from({ length: most }, (): Unit => {
      if (card === undefined) return { at, price: kind === "soul" ? PRICE.soul : PRICE.reserve };
      const left = units.get(card) ?? (card === lost ? [] : unitsOn(g, card));
      units.set(card, left);
      const next = left.shift() ?? { price: PRICE.spare };
      return { ...next, at, price: Math.max(next.price, kind === "soul" ? PRICE.soul : 0) };
    }),
  );
}

/** The fewest spirits that together hold this number of cores. */
function fewest(held: ReadonlyMap<CardId, number>, amount: number): ReadonlySet<CardId> {
  const bySize = [...held].sort(([, a], [, b]) => b - a);
  const chosen = new Set<CardId>();
  let left = amount;
  for (const [id, cores] of bySize) {
    if (left <= 0) break;
    // The smallest one that is enough.
    const [last] = bySize.findLast(([other, n]) => n >= left && !chosen.has(other)) ?? [id];
    chosen.add(last);
    left -= held.get(last) ?? cores;
  }
  return chosen;
}

/** The cheapest split over the sources that reaches this amount, destroying as few spirits as possible. */
function cheapest(units: readonly Unit[], sources: readonly Source[], amount: number): number[] {
  const parts = sources.map(() => 0);
  const held = new Map<CardId, number>();
  for (const { keeps } of units) if (keeps !== undefined) held.set(keeps, (held.get(keeps) ?? 0) + 1);
  const free = units.filter(({ keeps }) => keeps === undefined).length;
  const lost = fewest(held, amount - free);
  const isLast = ({ keeps }: Unit) => keeps !== undefined && !lost.has(keeps);
  const inOrder = units.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)) || a.price - b.price);
  for (const { at } of inOrder.slice(0, amount)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

/**
 * The split over the sources that reaches this amount with the least harm: no spirit is destroyed if that can be
 * avoided.
 * @param lost a card that is lost in any case.
 */
export function proposedShares(
  g: Reader,
  seat: Seat,
  sources: readonly Source[],
  amount: number,
  lost?: CardId,
): number[] {
  const units = unitsOf(g, sources, lost);
  let best = cheapest(units, sources, amount);
  const fall = (parts: readonly number[]) => fallenBy(g, seat, sources, parts).length;
  let lossCount = fall(best);
  const kept = new Set<CardId>();
  // A card whose level keeps others alive gives nothing as long as the others have enough.
  for (const { card } of sources) {
    if (lossCount === 0) break;
    if (card === undefined || kept.has(card)) continue;
    const others = units.map((unit) =>
      sources[unit.at]?.card === card || kept.has(sources[unit.at]?.card ?? NONE)
        ? { ...unit, keeps: sources[unit.at]?.card ?? card }
        : unit,
    );
    const next = cheapest(others, sources, amount);
    const then = fall(next);
    if (then >= lossCount) continue;
    best = next;
    lossCount = then;
    kept.add(card);
  }
  return best;
}

/** A source as a share of an allotment. */
export function shareOf(g: Reader, { holder, card, kind, most }: Source): Share {
  const place = card === undefined ? "reserve" : "card";
  const args = { card: g.state.cards[card ?? -1]?.def ?? "" };
  const label = message(`battle-spirits-saga.holder.${kind}.${place}`, args);
  if (card !== undefined) return { card, label, value: kind, most };
  return "zone" in holder ? { zone: holder.zone, label, value: kind, most } : { label, value: kind, most };
}

/**
 * Asks the player to allot an amount over these sources.
 * @param min and max bounds of the total.
 * @param proposal the total proposed.
 * @param lost a card that is lost in any case.
 */
export function allotQuestion(
  g: Reader,
  question: { seat: Seat; prompt: Message; rule: string; source?: CardId },
  sources: readonly Source[],
  [min, max, proposal = min]: readonly [min: number, max: number, proposal?: number],
  lost?: CardId,
): AllotDecision {
  return {
    kind: "allot",
    ...question,
    options: sources.map((source) => shareOf(g, source)),
    totals: [{ min, max }],
    proposal: proposedShares(g, question.seat, sources, proposal, lost),
  };
}
