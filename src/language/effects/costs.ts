import { type CardId, cardOf, type Plain, type Reader } from "../../kernel";
import type { Cost, Filter } from "../ability";
import { amountIn } from "../args";
import type { Env } from "../env";
import { onField } from "../references";
import { amountOf, isFilterZone, matchesFilter } from "../select";
import type { Vocabulary } from "../vocabulary";
import { isHidden } from "./handler";

/** What a cost demands of the payer's cards: those that may be picked, and how many. */
export interface CardPayment {
  readonly from: readonly CardId[];
  readonly count: number;
  readonly prompt: string;
  readonly hidden: boolean;
}

/**
 * The payer's cards that could pay a cost. The card that the cost is for counts only if the game allows it, and never
 * from hand.
 */
function payable(g: Reader, v: Vocabulary, env: Env, filter: Filter): CardId[] {
  const own: CardId[] = [];
  const isExcluded = (id: CardId, key: string) =>
    id === env.source && (v.paysForItself !== true || key === v.hand);
  for (const zone of g.state.zones) {
    if (!isFilterZone(v, filter, zone.key)) continue;
    for (const id of zone.cards) {
      // In a view, cards of another hand are hidden.
      const card = g.state.cards[id];
      if (card === undefined || card.controller !== env.seat || isExcluded(id, zone.key)) continue;
      if (matchesFilter(g, v, env, card, filter)) own.push(id);
    }
  }
  return own;
}

/** Whether the ability's own card can be given up in this way from where it is. */
function canGiveUpThis(g: Reader, v: Vocabulary, { source, seat }: Env, how: string | undefined): boolean {
  const card = g.state.cards[source];
  const zone = card && g.state.zones[card.zone];
  if (card?.controller !== seat || zone === undefined) return false;
  if (how === undefined) return zone.key !== v.discard;
  return v.wayZones?.[how]?.includes(zone.key) ?? true;
}

/** The key of the prompt for a cost that is paid with cards. */
export const costPrompt = (v: Vocabulary, cost: Extract<Cost, { pay: "discard" | "cards" }>): string =>
  cost.pay === "discard" || cost.how === undefined ? "discard" : `${v.slug}.pay-${cost.how}`;

/** What a cost demands of the payer's cards, or null if it is paid otherwise. */
export function cardPaymentOf(g: Reader, v: Vocabulary, env: Env, cost: Cost): CardPayment | null {
  if (cost.pay === "discard") {
    const from = payable(g, v, env, { zone: v.hand });
    return { from, count: cost.count, prompt: costPrompt(v, cost), hidden: true };
  }
  if (cost.pay === "this") {
    const from = canGiveUpThis(g, v, env, cost.how) ? [env.source] : [];
    return { from, count: 1, prompt: "discard", hidden: false };
  }
  if (cost.pay !== "cards") return null;
  const from = payable(g, v, env, cost.from);
  return { from, count: cost.count, prompt: costPrompt(v, cost), hidden: isHidden(v, cost.from.zone) };
}

/** Whether all demands can be met with different cards. Uses bipartite matching of slots and cards. */
export function canPayAll(demands: readonly CardPayment[]): boolean {
  const [only] = demands;
  if (only === undefined) return true;
  if (demands.length === 1) return only.from.length >= only.count;
  const places = demands.flatMap(({ from, count }) => Array<readonly CardId[]>(count).fill(from));
  const taken = new Map<CardId, number>();
  const find = (place: number, tried: Set<CardId>): boolean => {
    for (const id of places[place] ?? []) {
      if (tried.has(id)) continue;
      tried.add(id);
      const holder = taken.get(id);
      if (holder === undefined || find(holder, tried)) {
        taken.set(id, place);
        return true;
      }
    }
    return false;
  };
  return places.every((_, place) => find(place, new Set()));
}

/** A cost that only one game has. */
export type WordCost = Extract<Cost, { pay: "word" }>;

/** Whether two costs differ only in a number that adds up. */
function isSamePrice(a: WordCost, b: WordCost, sum: string): boolean {
  const rest = ({ args }: WordCost) => Object.entries(args ?? {}).filter(([name]) => name !== sum);
  return a.word === b.word && JSON.stringify(rest(a)) === JSON.stringify(rest(b));
}

/** Whether the cost has an argument other than a number or a word. */
function isOpen({ args }: WordCost): boolean {
  for (const name in args) if (typeof args[name] === "object") return true;
  return false;
}

/** The costs with their current amounts, for costs that depend on a chosen number or on the game. */
export function currentCosts(g: Reader, v: Vocabulary, env: Env, costs: readonly Cost[]): readonly Cost[] {
  if (!costs.some((cost) => cost.pay === "word" && isOpen(cost))) return joined(v, costs);
  return joined(
    v,
    costs.map((cost) => {
      if (cost.pay !== "word" || !isOpen(cost)) return cost;
      const spec = v.costs?.[cost.word]?.args;
      if (spec === undefined) return cost;
      const args = Object.entries(cost.args ?? {}).map(([name, value]): [string, Plain] =>
        spec[name] === "amount" ? [name, amountOf(g, v, env, amountIn(value))] : [name, value],
      );
      return { ...cost, args: Object.fromEntries(args) };
    }),
  );
}

/** Whether one word occurs twice. Only such costs can add up. */
function hasWordTwice(costs: readonly Cost[]): boolean {
  for (let i = 1; i < costs.length; i++) {
    const cost = costs[i];
    if (cost?.pay !== "word") continue;
    for (let j = 0; j < i; j++) {
      const other = costs[j];
      if (other?.pay === "word" && other.word === cost.word) return true;
    }
  }
  return false;
}

/** The costs as they are paid: equal ones summed, competing ones joined. */
function joined(v: Vocabulary, costs: readonly Cost[]): readonly Cost[] {
  const due = summed(v, costs);
  return due.length > 1 ? (v.mergeCosts?.(due) ?? due) : due;
}

/** The costs with equal ones added up: twice 2 Points is 4 Points, and only a player with 4 can pay. */
function summed(v: Vocabulary, costs: readonly Cost[]): readonly Cost[] {
  if (!hasWordTwice(costs)) return costs;
  const due: Cost[] = [];
  for (const cost of costs) {
    const sum = cost.pay === "word" ? v.costs?.[cost.word]?.sum : undefined;
    const at = due.findIndex(
      (other) =>
        sum !== undefined && other.pay === "word" && cost.pay === "word" && isSamePrice(other, cost, sum),
    );
    const other = due[at];
    if (sum === undefined || other?.pay !== "word" || cost.pay !== "word") due.push(cost);
    else
      due[at] = {
        ...other,
        args: { ...other.args, [sum]: Number(other.args?.[sum]) + Number(cost.args?.[sum]) },
      };
  }
  return due;
}

export function canPay(g: Reader, v: Vocabulary, env: Env, costs: readonly Cost[]): boolean {
  const due = currentCosts(g, v, env, costs);
  // The cheap tests come first: most unpayable costs fail them.
  for (const cost of due) if (!canPayOther(g, v, env, cost)) return false;
  const demands: CardPayment[] = [];
  for (const cost of due) {
    const demand = cardPaymentOf(g, v, env, cost);
    if (demand === null) continue;
    if (demand.from.length < demand.count) return false;
    demands.push(demand);
  }
  return canPayAll(demands);
}

function canPayOther(g: Reader, v: Vocabulary, env: Env, cost: Cost): boolean {
  if (cost.pay === "flip-down") return onField(g, v, env.source) && cardOf(g.state, env.source).face === "up";
  return cost.pay !== "word" || v.costs?.[cost.word]?.can(g, env, cost.args ?? {}) === true;
}
