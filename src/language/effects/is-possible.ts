import { cardOf, type Reader, zoneOf } from "../../kernel";
import type { Condition, Cost, Effect, Filter } from "../ability";
import { type Env, seatsOf, withRef } from "../env";
import { onField, refCards } from "../references";
import { amountOf, choosable, isFilterZone, isTrue, selectCards } from "../select";
import type { Vocabulary } from "../vocabulary";
import { conditionParts } from "../walk";
import { canPay } from "./costs";

function holdsCards(g: Reader, zone: string, seats: readonly number[]): boolean {
  return seats.some((seat) => zoneOf(g.state, zone, seat).cards.length > 0);
}

/** Whether any seat cannot see the cards that a filter matches. */
function isSecret(g: Reader, v: Vocabulary, filter: Filter): boolean {
  return g.rules.board.zones.some(({ key, sees }) => sees !== "all" && isFilterZone(v, filter, key));
}

/** The filter reduced to conditions that every player can check. */
function asAllKnow(g: Reader, v: Vocabulary, from: Filter): Filter {
  if (!isSecret(g, v, from)) return from;
  const { zone, of } = from;
  return { ...(zone && { zone }), ...(of && { of }) };
}

/**
 * Whether a seat is prompted to choose up to a number of cards. If some cards are hidden it is prompted even without a
 * match, because the others must not learn that it had none.
 */
export function mayChooseUpTo(g: Reader, v: Vocabulary, env: Env, from: Filter): boolean {
  return isSecret(g, v, from) && mightHold(g, v, env, from);
}

/** Whether a card could match, by public information. For a hidden zone only its size is public. */
export function mightHold(g: Reader, v: Vocabulary, env: Env, from: Filter): boolean {
  return selectCards(g, v, env, asAllKnow(g, v, from), 1).length > 0;
}

/** Costs that ask of cards only what every player can check. */
export function costsAsAllKnow(g: Reader, v: Vocabulary, costs: readonly Cost[]): readonly Cost[] {
  return costs.map((cost) => (cost.pay === "cards" ? { ...cost, from: asAllKnow(g, v, cost.from) } : cost));
}

/** Whether public information leaves the truth of a condition open. */
function isUnknown(g: Reader, v: Vocabulary, condition: Condition): boolean {
  for (const part of conditionParts(condition, []))
    if (part.kind === "filter" && isSecret(g, v, part.value)) return true;
  return false;
}

/**
 * Whether an optional effect could do anything, by public information. If not, there is no prompt. Private information
 * must not decide it, because the prompt would reveal it.
 */
export function isPossible(g: Reader, v: Vocabulary, env: Env, effect: Effect): boolean {
  switch (effect.do) {
    case "nothing":
      return true;
    case "seq":
      return effect.effects.some((part) => isPossible(g, v, env, part));
    case "choose-one":
      return effect.options.some((part) => isPossible(g, v, env, part));
    case "may":
      return isPossible(g, v, env, effect.effect);
    case "against":
      return seatsOf(g, env, "opponent").length > 0 && isPossible(g, v, env, effect.effect);
    case "if": {
      if (isUnknown(g, v, effect.condition)) return true;
      const branch = isTrue(g, v, env, effect.condition) ? effect.then : effect.else;
      return branch !== undefined && isPossible(g, v, env, branch);
    }
    case "pay":
      return canPay(g, v, env, costsAsAllKnow(g, v, effect.cost));
    case "choose":
      if (isSecret(g, v, effect.from)) return mightHold(g, v, env, effect.from);
      return choosable(g, v, env, effect.from).some((id) =>
        isPossible(g, v, withRef(g, env, effect.as ?? "it", id), effect.then),
      );
    case "choose-player":
    case "choose-kind":
    case "choose-number":
    case "unless-paid":
      return isPossible(g, v, env, effect.then);
    case "each":
      return mightHold(g, v, env, effect.from);
    case "draw":
      // A game with its own draw verb may do something even with an empty deck.
      if (v.verbs?.draw) return amountOf(g, v, env, effect.count) > 0;
      return amountOf(g, v, env, effect.count) > 0 && holdsCards(g, v.deck, seatsOf(g, env, effect.who));
    case "discard":
      return holdsCards(g, v.hand, seatsOf(g, env, effect.who));
    case "arrange":
      return holdsCards(g, v.deck, [env.seat]);
    case "reveal":
      return holdsCards(g, effect.zone, seatsOf(g, env, effect.of));
    case "flip":
      return refCards(g, v, env, effect.card).some(
        (id) => onField(g, v, id) && cardOf(g.state, id).face !== effect.face,
      );
    case "lend":
      return effect.card === undefined || refCards(g, v, env, effect.card).length > 0;
    case "move":
    case "modify":
      return refCards(g, v, env, effect.card).length > 0;
    case "word":
      return v.effects[effect.word]?.can?.(g, env, effect.args ?? {}) ?? true;
  }
}
