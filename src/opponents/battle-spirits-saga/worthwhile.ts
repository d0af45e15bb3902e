import {
  type Action,
  type AllotDecision,
  type Answer,
  allotments,
  cardIn,
  everyAction,
  NONE,
  type Offer,
  type ReadableState,
  type Rules,
  zoneOf,
} from "../../kernel";
import { candidates } from "../candidates";
import type { Random } from "../random";
import type { Position } from "../script";
import { coresToNextLevel, spareCores, sum } from "./board";

// The actions and payments worth considering. Moving cores back and forth is pointless.

/** Whether enough idle cores are available to reach the next level. Only then is a core moved, and the soul core last. */
function raisesLevel(
  rules: Rules,
  state: ReadableState,
  { type, card = NONE, target = NONE, data }: Action,
): boolean {
  const isSoul = data?.counter === "soul";
  if (isSoul && type === "move-core") return false;
  const to = cardIn(state, type === "add-core" ? card : target);
  const needed = coresToNextLevel(rules, to);
  if (needed === undefined) return false;
  if (type === "move-core") return spareCores(rules, cardIn(state, card)) >= needed;
  const { counters } = zoneOf(state, "reserve", to.controller);
  return sum(counters) >= needed && (!isSoul || (counters?.core ?? 0) === 0);
}

/** A key that is equal for equivalent actions. */
function sameness(state: ReadableState, { type, card = NONE, target = NONE, data }: Action): string {
  const about = [card, target].map((id) => {
    if (id === NONE) return "";
    const { def, zone, rested, counters } = cardIn(state, id);
    return `${def}/${zone}/${rested}/${sum(counters)}`;
  });
  return [type, ...about, JSON.stringify(data ?? null)].join(" ");
}

/** Whether an offer may be worthwhile, as far as is known before its target. Only idle cores are moved. */
function mayBeWorthwhile(rules: Rules, state: ReadableState, { type, card = NONE, data }: Offer): boolean {
  if (type === "take-core" || type === "arrange-cores") return false;
  if (type !== "move-core") return true;
  return data?.counter === "core" && spareCores(rules, cardIn(state, card)) > 0;
}

/** The legal actions that may have an effect, one of each kind. */
export function worthwhileActions(rules: Rules, state: ReadableState, offers: readonly Offer[]): Action[] {
  const seen = new Set<string>();
  return everyAction(offers.filter((offer) => mayBeWorthwhile(rules, state, offer))).filter((action) => {
    const { type } = action;
    if ((type === "add-core" || type === "move-core") && !raisesLevel(rules, state, action)) return false;
    const same = sameness(state, action);
    if (seen.has(same)) return false;
    seen.add(same);
    return true;
  });
}

/** The price of taking each further core. Idle cores come first, and never one that keeps a card on the field. */
function pricesOf(
  rules: Rules,
  state: ReadableState,
  { options }: AllotDecision,
): { at: number; price: number }[] {
  const given = new Map<number, number>();
  return options
    .flatMap(({ card, value, most }, at) =>
      Array.from({ length: most }, () => {
        if (card === undefined) return { at, price: value === "soul" ? 2 : 0 };
        const n = given.get(card) ?? 0;
        given.set(card, n + 1);
        const on = cardIn(state, card);
        const keep = rules.cards[on.def]?.stats["lv1-cost"] ?? 0;
        if (sum(on.counters) - n <= keep) return { at, price: NEVER };
        return { at, price: n < spareCores(rules, on) ? IDLE : value === "soul" ? 4 : 3 };
      }),
    )
    .sort((a, b) => a.price - b.price);
}

/** Prices of an idle core on a card, and of one that keeps it on the field. */
const IDLE = 1;
const NEVER = 9;
/** The most extra cores tried. */
const MORE = 6;

/** How many payments are compared if each one weakens a card on the field, and how many are searched for them. */
const WAYS = 8;
const MAX_WAYS = 120;

/** How many cards a payment removes from the field. */
function lostBy(
  rules: Rules,
  state: ReadableState,
  { options }: AllotDecision,
  amounts: readonly number[],
): number {
  const taken = new Map<number, number>();
  options.forEach(({ card }, i) => {
    if (card !== undefined) taken.set(card, (taken.get(card) ?? 0) + (amounts[i] ?? 0));
  });
  return [...taken].filter(([id, n]) => {
    const card = cardIn(state, id);
    return n > 0 && sum(card.counters) - n < (rules.cards[card.def]?.stats["lv1-cost"] ?? 0);
  }).length;
}

/** The payments that destroy the fewest of the player's own cards. */
function mildest(rules: Rules, state: ReadableState, decision: AllotDecision): (readonly number[])[] {
  const ways = allotments(decision, MAX_WAYS).map((amounts) => ({
    amounts,
    lost: lostBy(rules, state, decision, amounts),
  }));
  const least = Math.min(...ways.map(({ lost }) => lost));
  return ways.flatMap(({ amounts, lost }) => (lost === least ? [amounts] : [])).slice(0, WAYS);
}

/** The proposal and possible improvements: another card that pays, or more cores for a new one. */
export function worthwhileShares(
  rules: Rules,
  state: ReadableState,
  decision: AllotDecision,
): (readonly number[])[] {
  const { totals, options, proposal } = decision;
  const [total] = totals;
  const shares = [proposal];
  if (total === undefined || totals.length > 1 || total.of !== undefined) return shares;
  if (options.some(({ least }) => (least ?? 0) > 0)) return shares;
  const units = pricesOf(rules, state, decision);
  if (units.slice(0, total.min).some(({ price }) => price > IDLE)) return mildest(rules, state, decision);
  for (let n = total.min; n <= Math.min(total.max, total.min + MORE); n++) {
    const taken = units.slice(0, n);
    if (taken.some(({ price }) => price === NEVER)) break;
    const amounts = options.map((_, i) => taken.filter(({ at }) => at === i).length);
    if (total.min < total.max && amounts.join() !== proposal.join()) shares.push(amounts);
  }
  return shares;
}

export function worthwhile(rules: Rules, position: Position, random: Random): Answer[] {
  const { decision } = position;
  if (decision?.kind === "allot")
    return worthwhileShares(rules, position, decision).map((amounts) => ({
      seat: decision.seat,
      do: "allot",
      amounts,
    }));
  if (decision?.kind !== "act") return candidates(position, random);
  return worthwhileActions(rules, position, position.actions).map((action) => ({
    seat: decision.seat,
    do: "act",
    action,
  }));
}
