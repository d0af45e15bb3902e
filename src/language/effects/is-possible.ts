import { cardOf, type Reader, zoneOf } from "../../kernel";
import type { Effect } from "../ability";
import { type Env, onField, refCards, seatsOf, withRef } from "../env";
import { amountOf, choosable, isTrue, selectCards } from "../select";
import type { Vocabulary } from "../vocabulary";
import { canPay } from "./costs";

function holdsCards(g: Reader, zone: string, seats: readonly number[]): boolean {
  return seats.some((seat) => zoneOf(g.state, zone, seat).cards.length > 0);
}

/** Could an optional effect do anything at all? If not, nobody is asked. */
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
      const branch = isTrue(g, v, env, effect.condition) ? effect.then : effect.else;
      return branch !== undefined && isPossible(g, v, env, branch);
    }
    case "pay":
      return canPay(g, v, env, effect.cost);
    case "choose":
      return choosable(g, v, env, effect.from).some((id) =>
        isPossible(g, v, withRef(g, env, effect.as ?? "it", id), effect.then),
      );
    case "choose-number":
      return isPossible(g, v, env, effect.then);
    case "each":
      return selectCards(g, v, env, effect.from).length > 0;
    case "draw":
      // A game with its own draw verb may do something even when no card is left.
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
    case "move":
    case "modify":
      return refCards(g, v, env, effect.card).length > 0;
    case "word":
      return v.effects[effect.word]?.can?.(g, env, effect.args ?? {}) ?? true;
  }
}
