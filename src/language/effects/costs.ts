import {
  type Allotting,
  allotments,
  ask,
  attempt,
  type CardId,
  cardOf,
  type Engine,
  moveToOwner,
  type Plain,
  type Reader,
} from "../../kernel";
import type { Cost, Filter } from "../ability";
import { amountIn } from "../args";
import { type Env, onField } from "../env";
import { amountOf, matchesFilter } from "../select";
import type { CostWord, Vocabulary } from "../vocabulary";
import { isHidden, type Offer } from "./handler";

/** A cost paid with cards that the payer picks: which may be picked, and how many. */
interface Demand {
  readonly from: readonly CardId[];
  readonly count: number;
  readonly prompt: string;
  readonly hidden: boolean;
}

/** The payer's cards that could pay a cost; never the card the cost is for. */
function payable(g: Reader, v: Vocabulary, env: Env, filter: Filter): CardId[] {
  const own: CardId[] = [];
  const key = filter.zone ?? v.field;
  for (const zone of g.state.zones) {
    if (zone.key !== key) continue;
    for (const id of zone.cards) {
      const card = cardOf(g.state, id);
      if (card.controller !== env.seat || id === env.source) continue;
      if (matchesFilter(g, v, env, card, filter)) own.push(id);
    }
  }
  return own;
}

function demandOf(g: Reader, v: Vocabulary, env: Env, cost: Cost): Demand | null {
  if (cost.pay === "discard") {
    const from = payable(g, v, env, { zone: v.hand });
    return { from, count: cost.count, prompt: "discard", hidden: true };
  }
  if (cost.pay !== "cards") return null;
  const from = payable(g, v, env, cost.from);
  const prompt = cost.how === undefined ? "discard" : `${v.slug}.pay-${cost.how}`;
  return { from, count: cost.count, prompt, hidden: isHidden(v, cost.from.zone) };
}

/** Can all demands be met with different cards? A bipartite matching of slots and cards. */
function canMeet(demands: readonly Demand[]): boolean {
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

type WordCost = Extract<Cost, { pay: "word" }>;

/** Do two costs differ only in a number that adds up? */
function isSamePrice(a: WordCost, b: WordCost, sum: string): boolean {
  const rest = ({ args }: WordCost) => Object.entries(args ?? {}).filter(([name]) => name !== sum);
  return a.word === b.word && JSON.stringify(rest(a)) === JSON.stringify(rest(b));
}

/** Has it an argument that is more than a number or a word? */
function isOpen({ args }: WordCost): boolean {
  for (const name in args) if (typeof args[name] === "object") return true;
  return false;
}

/** The costs with their amounts as they are now: those that speak of a chosen number, or of what lies there. */
export function priced(g: Reader, v: Vocabulary, env: Env, costs: readonly Cost[]): readonly Cost[] {
  if (!costs.some((cost) => cost.pay === "word" && isOpen(cost))) return summed(v, costs);
  return summed(
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

/** Is one word there twice? Only such costs can add up. */
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

/** The costs with equal ones added up: two times 2 Points is 4 Points, and only who has 4 can pay. */
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

/** Can these costs be paid in full? */
export function canPay(g: Reader, v: Vocabulary, env: Env, costs: readonly Cost[]): boolean {
  const due = priced(g, v, env, costs);
  // What is quickly said comes first: most that cannot be paid is too dear.
  for (const cost of due) if (!canPayOther(g, v, env, cost)) return false;
  const demands: Demand[] = [];
  for (const cost of due) {
    const demand = demandOf(g, v, env, cost);
    if (demand === null) continue;
    if (demand.from.length < demand.count) return false;
    demands.push(demand);
  }
  return canMeet(demands);
}

function canPayOther(g: Reader, v: Vocabulary, env: Env, cost: Cost): boolean {
  if (cost.pay === "flip-down") return onField(g, v, env.source) && cardOf(g.state, env.source).face === "up";
  return cost.pay !== "word" || v.costs?.[cost.word]?.can(g, env, cost.args ?? {}) === true;
}

/** What has been chosen so far, cost by cost: cards, or the parts paid by each source. */
const chosenIn = ({ chosen = [] }: Offer) => chosen;

/** The cards that may be picked for a cost so that the later ones can still be paid. */
function choices(g: Reader, v: Vocabulary, env: Env, costs: readonly Cost[], at: number, locals: Offer) {
  const demand = demandOf(g, v, env, costs[at] as Cost);
  if (demand === null) return null;
  const given = new Set(chosenIn(locals).flat());
  const left = (demand: Demand, without: Set<CardId>): Demand => ({
    ...demand,
    from: demand.from.filter((id) => !without.has(id)),
  });
  const later = costs.slice(at + 1).flatMap((cost) => demandOf(g, v, env, cost) ?? []);
  const now = left(demand, given);
  const fits = (id: CardId) =>
    canMeet([
      left({ ...now, count: now.count - 1 }, new Set([id])),
      ...later.map((next) => left(next, new Set([...given, id]))),
    ]);
  return { ...now, from: later.length === 0 ? now.from : now.from.filter(fits) };
}

/**
 * Continues the payment: asks for the cards of the next cost that leaves a choice.
 * @returns false when a seat is asked; true when everything has been picked and paid.
 */
export function continuePayment(
  g: Engine,
  v: Vocabulary,
  env: Env,
  costs: readonly Cost[],
  locals: Offer,
): boolean {
  for (let at = chosenIn(locals).length; at < costs.length; at++) {
    const shares = sharesOf(g, v, env, costs[at]);
    if (shares !== null) {
      if (askShares(g, v, env, costs[at] as WordCost, shares, locals)) return false;
      continue;
    }
    const demand = choices(g, v, env, costs, at, locals);
    const isForced = costs[at]?.pay === "cards" && demand?.from.length === demand?.count;
    if (demand === null || isForced) {
      locals.chosen = [...chosenIn(locals), demand === null ? [] : demand.from];
      continue;
    }
    locals.found = demand.from;
    ask(g, {
      kind: "pick",
      seat: env.seat,
      prompt: { key: `prompt.${demand.prompt}`, args: { card: env.sourceDef, count: demand.count } },
      rule: g.rule,
      source: env.source,
      options: demand.from.map((card) => ({ card })),
      min: demand.count,
      max: demand.count,
      ...(demand.hidden ? { hidden: true } : undefined),
    });
    return false;
  }
  payAll(g, v, env, costs, chosenIn(locals));
  return true;
}

type Shares = ReturnType<NonNullable<CostWord["sources"]>>;

/** Where a cost may be paid from, if there is more than one place for it. */
function sharesOf(g: Reader, v: Vocabulary, env: Env, cost: Cost | undefined): Shares | null {
  if (cost?.pay !== "word") return null;
  return v.costs?.[cost.word]?.sources?.(g, env, cost.args ?? {}) ?? null;
}

/** Asks from where a cost is paid; where there is only one way, that is noted and nobody is asked. */
function askShares(
  g: Engine,
  v: Vocabulary,
  env: Env,
  cost: WordCost,
  shares: Shares,
  locals: Offer,
): boolean {
  const prompt = { key: `prompt.${v.slug}.pay-${cost.word}`, args: { card: env.sourceDef, ...cost.args } };
  const decision: Allotting = {
    kind: "allot",
    seat: env.seat,
    prompt,
    rule: g.rule,
    source: env.source,
    ...shares,
  };
  const [only, ...others] = allotments(decision, 2);
  if (only !== undefined && others.length === 0) {
    locals.chosen = [...chosenIn(locals), only];
    return false;
  }
  locals.found = null;
  ask(g, decision);
  return true;
}

/** Notes the cards picked for the cost that was asked about, or the parts paid by each of its sources. */
export function recordPicks(locals: Offer, picks: readonly number[]): void {
  const { found } = locals;
  const chosen = found == null ? picks : picks.flatMap((i) => found[i] ?? []);
  locals.chosen = [...chosenIn(locals), chosen];
}

/** Pays everything at once. Flipping the source itself comes last: see `flipSourceDown`. */
function payAll(
  g: Engine,
  v: Vocabulary,
  env: Env,
  costs: readonly Cost[],
  chosen: readonly (readonly CardId[])[],
): void {
  const outer = g.cause;
  g.cause = { kind: "cost", card: env.source, def: env.sourceDef };
  const discarded = costs.flatMap((cost, i) => (isDiscard(cost) ? (chosen[i] ?? []) : []));
  if (discarded.length > 0) discardAll(g, v, discarded);
  costs.forEach((cost, i) => {
    if (cost.pay === "cards" && cost.how !== undefined) v.ways?.[cost.how]?.(g, chosen[i] ?? []);
    if (cost.pay === "word") v.costs?.[cost.word]?.pay(g, env, cost.args ?? {}, chosen[i] ?? []);
  });
  g.cause = outer;
}

const isDiscard = (cost: Cost) => cost.pay === "discard" || (cost.pay === "cards" && cost.how === undefined);

/** Discards cards by the game's own verb, if it has one. */
export function discardAll(g: Engine, v: Vocabulary, ids: readonly CardId[]): void {
  if (v.verbs?.discard) return v.verbs.discard(g, ids);
  for (const id of ids) moveToOwner(g, id, v.discard, { as: "discard" });
}

/** Flips the source face down as a cost, which counts as paid even if the flip is replaced. */
export function flipSourceDown(g: Engine, env: Env, costs: readonly Cost[]): void {
  if (costs.some((cost) => cost.pay === "flip-down")) {
    attempt(g, { type: "flip-down", card: env.source, data: { by: "cost" } });
  }
}
