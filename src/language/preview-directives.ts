import { cardOf, type Reader } from "../kernel";
import type { Effect } from "./ability";
import { type Env, withRef } from "./env";
import { refCards } from "./references";
import { isTrue, matchesFilter, selectCards } from "./select";
import type { Vocabulary } from "./vocabulary";

/** One directive of an effect, with the context it would have. */
export interface PreviewedDirective {
  readonly effect: Effect;
  readonly env: Env;
}

/**
 * The directives that an announced effect would perform in the current state, with the chosen targets, modes and
 * numbers, assuming that every optional effect is performed. Choices made only on resolution cannot be foreseen.
 */
export function previewDirectives(g: Reader, v: Vocabulary, env: Env, effect: Effect): PreviewedDirective[] {
  const found: PreviewedDirective[] = [];
  look(g, v, env, effect, found);
  return found;
}

function look(
  g: Reader,
  v: Vocabulary,
  env: Env,
  effect: Effect | undefined,
  found: PreviewedDirective[],
): void {
  if (effect === undefined) return;
  switch (effect.do) {
    case "seq":
      for (const part of effect.effects) look(g, v, env, part, found);
      return;
    case "if":
      return look(g, v, env, isTrue(g, v, env, effect.condition) ? effect.then : effect.else, found);
    case "may":
    case "against":
      return look(g, v, env, effect.effect, found);
    case "pay":
    case "choose-player":
    case "choose-kind":
    case "choose-number":
      return look(g, v, env, effect.then, found);
    case "choose-one":
      return look(g, v, env, effect.options[env.chosen?.[effect.announced ?? ""] ?? -1], found);
    case "choose": {
      if (effect.announced !== true) return;
      const name = effect.as ?? "it";
      for (const id of refCards(g, v, env, name))
        if (matchesFilter(g, v, env, cardOf(g.state, id), effect.from))
          look(g, v, withRef(g, env, name, id), effect.then, found);
      return;
    }
    case "each":
      for (const id of selectCards(g, v, env, effect.from))
        look(g, v, withRef(g, env, "it", id), effect.effect, found);
      return;
    default:
      found.push({ effect, env });
  }
}
