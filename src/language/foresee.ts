import { cardOf, type Reader } from "../kernel";
import type { Effect } from "./ability";
import { type Env, refCards, withRef } from "./env";
import { isTrue, matchesFilter, selectCards } from "./select";
import type { Vocabulary } from "./vocabulary";

/** One directive of an effect, with what it would know. */
export interface Foreseen {
  readonly effect: Effect;
  readonly env: Env;
}

/**
 * What an effect that has been announced would do as things stand, directive by directive: with the targets, modes and
 * numbers that were chosen, and as if whatever may be done were done. Of what is chosen only as it is carried out nothing
 * can be foreseen.
 */
export function foresee(g: Reader, v: Vocabulary, env: Env, effect: Effect): Foreseen[] {
  const inside = (inner: Effect, known = env) => foresee(g, v, known, inner);
  const onEach = (ids: readonly number[], name: string, inner: Effect) =>
    ids.flatMap((id) => inside(inner, withRef(g, env, name, id)));
  switch (effect.do) {
    case "seq":
      return effect.effects.flatMap((part) => inside(part));
    case "if": {
      const branch = isTrue(g, v, env, effect.condition) ? effect.then : effect.else;
      return branch === undefined ? [] : inside(branch);
    }
    case "may":
    case "against":
      return inside(effect.effect);
    case "pay":
      return effect.then === undefined ? [] : inside(effect.then);
    case "choose-number":
      return inside(effect.then);
    case "choose-one": {
      const mode = effect.options[env.chosen?.[effect.announced ?? ""] ?? -1];
      return mode === undefined ? [] : inside(mode);
    }
    case "choose": {
      if (effect.announced !== true) return [];
      const name = effect.as ?? "it";
      const targets = refCards(g, v, env, name).filter((id) =>
        matchesFilter(g, v, env, cardOf(g.state, id), effect.from),
      );
      return onEach(targets, name, effect.then);
    }
    case "each":
      return onEach(selectCards(g, v, env, effect.from), "it", effect.effect);
    default:
      return [{ effect, env }];
  }
}
