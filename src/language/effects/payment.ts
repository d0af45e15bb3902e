import {
  type AllotDecision,
  allotments,
  ask,
  attempt,
  type CardId,
  type Engine,
  moveToOwner,
  type Reader,
  simultaneously,
  withCause,
} from "../../kernel";
import type { Cost } from "../ability";
import type { Env } from "../env";
import type { CostWord, Vocabulary } from "../vocabulary";
import { type CardPayment, canPayAll, cardPaymentOf, type WordCost } from "./costs";
import type { PickLocals } from "./handler";

/** The choices so far, cost by cost: cards, or the parts paid by each source. */
const chosenIn = ({ chosen = [] }: PickLocals) => chosen;

/** The cards that may be picked for a cost such that the later costs can still be paid. */
function choices(g: Reader, v: Vocabulary, env: Env, costs: readonly Cost[], at: number, locals: PickLocals) {
  const demand = cardPaymentOf(g, v, env, costs[at] as Cost);
  if (demand === null) return null;
  // Choices for `word` costs are amounts, not cards.
  const given = new Set(
    chosenIn(locals)
      .filter((_, i) => costs[i]?.pay !== "word")
      .flat(),
  );
  const left = (demand: CardPayment, without: Set<CardId>): CardPayment => ({
    ...demand,
    from: demand.from.filter((id) => !without.has(id)),
  });
  const later = costs.slice(at + 1).flatMap((cost) => cardPaymentOf(g, v, env, cost) ?? []);
  const now = left(demand, given);
  const fits = (id: CardId) =>
    canPayAll([
      left({ ...now, count: now.count - 1 }, new Set([id])),
      ...later.map((next) => left(next, new Set([...given, id]))),
    ]);
  return { ...now, from: later.length === 0 ? now.from : now.from.filter(fits) };
}

/**
 * Continues the payment: prompts for the cards of the next cost with a choice.
 * @returns false if a seat is prompted, true if everything has been picked and paid.
 */
export function continuePayment(
  g: Engine,
  v: Vocabulary,
  env: Env,
  costs: readonly Cost[],
  locals: PickLocals,
): boolean {
  for (let at = chosenIn(locals).length; at < costs.length; at++) {
    const shares = sharesOf(g, v, env, costs[at]);
    if (shares !== null) {
      if (askShares(g, v, env, costs[at] as WordCost, shares, locals)) return false;
      continue;
    }
    const demand = choices(g, v, env, costs, at, locals);
    const pay = costs[at]?.pay;
    const isForced = (pay === "cards" || pay === "this") && demand?.from.length === demand?.count;
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

/** The sources a cost may be paid from, if there is more than one. */
function sharesOf(g: Reader, v: Vocabulary, env: Env, cost: Cost | undefined): Shares | null {
  if (cost?.pay !== "word") return null;
  return v.costs?.[cost.word]?.sources?.(g, env, cost.args ?? {}) ?? null;
}

/** Asks from which sources a cost is paid. If there is only one way, notes it without a prompt. */
function askShares(
  g: Engine,
  v: Vocabulary,
  env: Env,
  cost: WordCost,
  shares: Shares,
  locals: PickLocals,
): boolean {
  const prompt = { key: `prompt.${v.slug}.pay-${cost.word}`, args: { card: env.sourceDef, ...cost.args } };
  const decision: AllotDecision = {
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

/** Notes the cards picked for the prompted cost, or the parts paid by each of its sources. */
export function recordPicks(locals: PickLocals, picks: readonly number[]): void {
  const { found } = locals;
  const chosen = found == null ? picks : picks.flatMap((i) => found[i] ?? []);
  locals.chosen = [...chosenIn(locals), chosen];
}

/** Pays all costs in printed order. Flipping the source itself comes last: see `flipSourceDown`. */
function payAll(
  g: Engine,
  v: Vocabulary,
  env: Env,
  costs: readonly Cost[],
  chosen: readonly (readonly CardId[])[],
): void {
  withCause(g, { kind: "cost", card: env.source, def: env.sourceDef }, () => {
    for (const [i, cost] of costs.entries()) {
      const picked = chosen[i] ?? [];
      if (isDiscard(cost) && picked.length > 0) discardAll(g, v, picked);
      if (isGivingUp(cost) && cost.how !== undefined) v.ways?.[cost.how]?.(g, picked);
      if (cost.pay === "word") v.costs?.[cost.word]?.pay(g, env, cost.args ?? {}, picked);
    }
  });
}

const isGivingUp = (cost: Cost) => cost.pay === "cards" || cost.pay === "this";
const isDiscard = (cost: Cost) => cost.pay === "discard" || (isGivingUp(cost) && cost.how === undefined);

/** Discards cards by the game's own verb, if it has one. */
export function discardAll(g: Engine, v: Vocabulary, ids: readonly CardId[]): void {
  if (v.verbs?.discard) return v.verbs.discard(g, ids);
  simultaneously(g, ids, () => {
    for (const id of ids) moveToOwner(g, id, v.discard, { as: "discard" });
  });
}

/** Flips the source face down as a cost, which counts as paid even if the flip is replaced. */
export function flipSourceDown(g: Engine, env: Env, costs: readonly Cost[]): void {
  if (costs.some((cost) => cost.pay === "flip-down")) {
    attempt(g, { type: "flip-down", card: env.source, data: { by: "cost" } });
  }
}
