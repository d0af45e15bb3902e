import { type CardId, cardOf, mayDiffer, type Reader, readStat, type Seat, zoneOf } from "../../../kernel";
import { envOf, selectCards } from "../../../language";
import { base } from "../words/base";
import { matching } from "./colours";
import { coresFor, coresOn } from "./cores";
import { defOf } from "./defs";
import { symbolsOf } from "./symbols";

const ANY_SYMBOL = "any-symbol-reduces";

/** Whether an effect lets symbols of any colour reduce the cost of a card (BSS 1-3-3). */
export const byAnySymbol = (g: Reader, id: CardId): boolean =>
  mayDiffer(g, ANY_SYMBOL) && readStat(g, id, ANY_SYMBOL) > 0;

/** How much the symbols on a field reduce the cost of a card (BSS 2-7-3, 2-7-3b). */
export function reductionOf(g: Reader, seat: Seat, id: CardId, isByAny = byAnySymbol(g, id)): number {
  const { reduction } = defOf(g, cardOf(g.state, id));
  const symbols = symbolsOf(g, seat);
  if (isByAny) return Math.min(reduction.length, symbols.length);
  return matching(reduction, symbols);
}

/**
 * What a card costs this player now (BSS 10-6-4, 10-6-5).
 * @param before its cost before reduction, if it is known already.
 * @param isByAny whether symbols of any colour reduce it, if that is known already.
 */
export function costOf(
  g: Reader,
  seat: Seat,
  id: CardId,
  before = readStat(g, id, "cost"),
  isByAny?: boolean,
): number {
  return Math.max(0, before - reductionOf(g, seat, id, isByAny));
}

/** Whether this number of cores pays for a card. Counts the field's symbols only if they matter. */
export function isEnough(g: Reader, seat: Seat, id: CardId, cores: number): boolean {
  const full = readStat(g, id, "cost");
  if (cores >= full) return true;
  const { reduction } = defOf(g, cardOf(g.state, id));
  return cores >= full - reduction.length && cores >= costOf(g, seat, id, full);
}

/** Options for putting a card on the field. */
export interface SummonOptions {
  /** The cost is not paid. */
  readonly free?: boolean;
  /** Cost and cores come only from the reserve (BSS 11-9-1b). */
  readonly only?: "reserve";
  /** It enters exhausted. */
  readonly exhausted?: boolean;
  /** Cores reserved for other cards that are put on the field at the same time. */
  readonly promised?: number;
}

/** The LV1 cores of a card including the field's effects, which apply as soon as it is there (BSS 10-6-7, 8-8-1-5). */
export function coresNeeded(g: Reader, seat: Seat, id: CardId): number {
  if (!mayDiffer(g, "lv1-cost")) return readStat(g, id, "lv1-cost");
  const card = cardOf(g.state, id);
  const { id: zone } = zoneOf(g.state, defOf(g, card).type === "spirit" ? "spirits" : "nexuses", seat);
  const cards = g.state.cards.with(id, { ...card, zone, controller: seat });
  return readStat({ ...g, state: { ...g.state, cards } }, id, "lv1-cost");
}

/** The spirits that Ascend may empty: those that meet its condition and hold a core (BSS 11-8-1). */
export function ascendSources(g: Reader, seat: Seat, id: CardId): CardId[] {
  const card = cardOf(g.state, id);
  const { ascend } = defOf(g, card);
  if (ascend === undefined) return [];
  return selectCards(g, base, envOf(card, {}, seat), { ...ascend, of: "you" }).filter(
    (own) => own !== id && coresOn(g, { card: own }) > 0,
  );
}

/** Whether cost, Ascend and the cores of LV1 can be provided together (BSS 10-6-6, 10-6-7, 11-8-1). */
export function canAfford(g: Reader, seat: Seat, id: CardId, way: SummonOptions = {}): boolean {
  const { free, only, promised = 0 } = way;
  const all = coresFor(g, seat, only) - promised;
  const needs = coresNeeded(g, seat, id);
  if (defOf(g, cardOf(g.state, id)).ascend === undefined)
    return all >= needs && (free === true || isEnough(g, seat, id, all - needs));
  const left = all - (free ? 0 : costOf(g, seat, id));
  const emptied = ascendSources(g, seat, id);
  if (emptied.length === 0) return false;
  const more = only === undefined ? 0 : Math.max(...emptied.map((card) => coresOn(g, { card })));
  return left + more >= Math.max(needs, only === undefined ? 1 : 0) && left >= 0;
}
