import {
  type Allotting,
  type CardId,
  type Message,
  type Reader,
  readStat,
  type Seat,
  type Share,
} from "../../kernel";
import { coresOn, type Source } from "./cores";
import { defOf } from "./defs";
import { message } from "./messages";
import { isSpiritOnField } from "./zones";

/** What giving one more core from a place costs its player, in this order (see `unitsOf`). */
const PRICE = { reserve: 0, spare: 1, soul: 3, level: 4, nexus: 8, spirit: 9 } as const;

/** The price of each core that a card can give: spare ones first, then those of its level, then those of LV1. */
function pricesOn(g: Reader, id: CardId): number[] {
  const card = g.state.cards[id];
  if (card === undefined) return [];
  const cores = coresOn(g, { card: id });
  const level = defOf(g, card).levels[readStat(g, id, "level") - 1]?.cores ?? 0;
  const lv1 = readStat(g, id, "lv1-cost");
  const last = isSpiritOnField(g, card) ? PRICE.spirit : PRICE.nexus;
  return Array.from({ length: cores }, (_, i) => {
    if (i < cores - Math.max(level, lv1)) return PRICE.spare;
    return i < cores - lv1 ? PRICE.level : last;
  });
}

/** Each core that may be given: which source it comes from, and what that costs. The soul core is a card's last. */
function unitsOf(g: Reader, sources: readonly Source[]): { at: number; price: number }[] {
  const prices = new Map<CardId, number[]>();
  return sources.flatMap(({ card, kind, most }, at) =>
    Array.from({ length: most }, () => {
      if (card === undefined) return { at, price: kind === "soul" ? PRICE.soul : PRICE.reserve };
      const left = prices.get(card) ?? pricesOn(g, card);
      prices.set(card, left);
      return { at, price: Math.max(left.shift() ?? 0, kind === "soul" ? PRICE.soul : 0) };
    }),
  );
}

/** Parts of the sources that come to this amount and harm their player least: no spirit falls below LV1 if that can be. */
export function proposed(g: Reader, sources: readonly Source[], amount: number): number[] {
  const parts = sources.map(() => 0);
  const units = unitsOf(g, sources).sort((a, b) => a.price - b.price);
  for (const { at } of units.slice(0, amount)) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

/** A source as something of which a part may be taken. */
export function shareOf(g: Reader, { holder, card, kind, most }: Source): Share {
  const place = card === undefined ? "reserve" : "card";
  const args = { card: g.state.cards[card ?? -1]?.def ?? "" };
  const label = message(`battle-spirits-saga.holder.${kind}.${place}`, args);
  if (card !== undefined) return { card, label, value: kind, most };
  return "zone" in holder ? { zone: holder.zone, label, value: kind, most } : { label, value: kind, most };
}

/**
 * A question for parts of these sources.
 * @param min and max what they come to together.
 * @param proposal how many of them are proposed.
 */
export function allotting(
  g: Reader,
  asked: { seat: Seat; prompt: Message; rule: string; source?: CardId },
  sources: readonly Source[],
  [min, max, proposal = min]: readonly [min: number, max: number, proposal?: number],
): Allotting {
  return {
    kind: "allot",
    ...asked,
    options: sources.map((source) => shareOf(g, source)),
    totals: [{ min, max }],
    proposal: proposed(g, sources, proposal),
  };
}
