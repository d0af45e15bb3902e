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
/** The counter of the card's own Survival levels that are used. */
const SPENT = "survived";
/** When gained levels end, soonest first. They are used in this order. */
const MOMENTS = ["attack", "turn", "game"] as const;

/** Survival levels left, the card's own and gained ones. Used levels never come back (BC 11.13.2, 11.13.4). */
export function survivalLeft(g: Reader, id: CardId): number {
  return Math.max(0, readStat(g, id, SURVIVAL) - (cardOf(g.state, id).counters[SPENT] ?? 0));
}

/**
 * Uses one level. Gained levels go first, so that the card's own remain when those end. A modifier of −1 cancels a
 * gained level; a counter named after its source marks one granted by another card's ability.
 */
export function useSurvival(g: Engine, id: CardId): void {
  const card = cardOf(g.state, id);
  const moment = MOMENTS.find((until) => gainedUntil(g, card, until) > 0);
  const grant = moment === undefined ? unspentGrant(g, card) : undefined;
  if (moment !== undefined)
    modify(g, id, { stat: SURVIVAL, op: "add", amount: -1, layer: LAYER.lasting, source: id, until: moment });
  else addToNumber(g, id, grant ?? SPENT, 1);
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

/** The counter of a granting ability with a level left. */
function unspentGrant(g: Reader, card: Card): string | undefined {
  for (const { card: lender, ability } of g.state.watch[`stat:${SURVIVAL}`] ?? []) {
    const source = cardOf(g.state, lender);
    const lent = g.rules.abilities.modifier(g, source, ability, card, SURVIVAL);
    if (lent?.op === "add" && lent.amount > 0) return grantCounter(source, ability);
  }
  return undefined;
}

/** The ability runtime without granted Survival levels that have been used. */
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
