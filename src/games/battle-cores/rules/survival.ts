import {
  type AbilityRuntime,
  announce,
  type Card,
  type CardId,
  cardOf,
  type Engine,
  modify,
  type Reader,
  readStat,
} from "../../../kernel";
import { addToNumber } from "./counters";
import { LAYER } from "./layers";

const SURVIVAL = "kw-survival";
/** The counter of the card's own levels that have been used. */
const SPENT = "survived";
/** Moments at which gained levels end, soonest first, which is the order in which they are used. */
const MOMENTS = ["attack", "turn", "game"] as const;

/** Survival levels left, its own and gained ones: used levels never come back (BC 11.13.2, 11.13.4). */
export function survivalLeft(g: Reader, id: CardId): number {
  return Math.max(0, readStat(g, id, SURVIVAL) - (cardOf(g.state, id).counters[SPENT] ?? 0));
}

/**
 * Uses one level: gained ones before the card's own, so that its own remain when those end. A gained level is
 * removed by an opposite modifier; one granted by another card is noted by its source.
 */
export function useSurvival(g: Engine, id: CardId): void {
  const card = cardOf(g.state, id);
  const moment = MOMENTS.find((until) => gainedUntil(g, card, until) > 0);
  const loan = moment === undefined ? unspentGrant(g, card) : undefined;
  if (moment !== undefined)
    modify(g, id, { stat: SURVIVAL, op: "add", amount: -1, layer: LAYER.lasting, source: id, until: moment });
  else addToNumber(g, id, loan ?? SPENT, 1);
  announce(g, "survive", card.controller, { card: id, def: card.def, rule: "BC 11.13.1" });
}

function gainedUntil(g: Reader, { id, stamp }: Card, until: string): number {
  let sum = 0;
  for (const gained of g.state.modifiers) {
    if (gained.card !== id || gained.stamp !== stamp || gained.stat !== SURVIVAL) continue;
    if (gained.op === "add" && gained.until === until) sum += gained.amount;
  }
  return sum;
}

/** The counter of used levels granted by an ability of this card. */
const grantCounter = (lender: Card, ability: number) => `${SPENT}:${lender.id}.${lender.stamp}.${ability}`;

/** The counter of a granting ability that has a level left. */
function unspentGrant(g: Reader, card: Card): string | undefined {
  for (const { card: lender, ability } of g.state.watch[`stat:${SURVIVAL}`] ?? []) {
    const source = cardOf(g.state, lender);
    const lent = g.rules.abilities.modifier(g, source, ability, card, SURVIVAL);
    if (lent?.op === "add" && lent.amount > 0) return grantCounter(source, ability);
  }
  return undefined;
}

/** Abilities that grant Survival, minus the levels that have been used. */
export function withoutSpentGrants(runtime: AbilityRuntime): AbilityRuntime {
  return {
    ...runtime,
    modifier(g, source, ability, card, stat) {
      const lent = runtime.modifier(g, source, ability, card, stat);
      if (stat !== SURVIVAL || lent === null) return lent;
      const spent = card.counters[grantCounter(source, ability)] ?? 0;
      return spent === 0 ? lent : { ...lent, amount: Math.max(0, lent.amount - spent) };
    },
  };
}
