import type { Reader } from "../kernel";
import type { Cost, Effect } from "./ability";
import { canAnnounce, isMode, withLeastNumbers } from "./announced";
import { canPay } from "./effects/costs";
import type { Env } from "./env";
import type { Vocabulary } from "./vocabulary";
import { effectsIn, innerEffects } from "./walk";

/** Caches whether an effect has announced modes with costs of their own. Effects never change. */
const withCosts = new WeakMap<Effect, boolean>();

function hasModeCosts(effect: Effect): boolean {
  const known = withCosts.get(effect);
  if (known !== undefined) return known;
  const found = effectsIn(effect).some(
    (inner) => isMode(inner) && inner.options.some((option) => option.do === "pay"),
  );
  withCosts.set(effect, found);
  return found;
}

/**
 * The costs of an effect's announced modes, which are paid with the rest of the price: one price if all modes have been
 * chosen, otherwise one for each way of choosing among the legal modes.
 */
export function modePrices(g: Reader, v: Vocabulary, env: Env, effect: Effect): readonly (readonly Cost[])[] {
  if (!hasModeCosts(effect)) return [[]];
  if (isMode(effect)) {
    const chosen = effect.options[env.chosen?.[effect.announced ?? ""] ?? -1];
    const open =
      chosen === undefined ? effect.options.filter((option) => canAnnounce(g, v, env, option)) : [chosen];
    return open.flatMap((option) => {
      const own = option.do === "pay" ? option.cost : [];
      return modePrices(g, v, env, option).map((more) => [...own, ...more]);
    });
  }
  return innerEffects(effect).reduce<readonly (readonly Cost[])[]>(
    (prices, inner) => {
      const more = modePrices(g, v, env, inner);
      return prices.flatMap((price) => more.map((next) => [...price, ...next]));
    },
    [[]],
  );
}

/**
 * Whether a card or ability can be paid for, with at least one choice of its modes.
 * @param costs its price without that of its modes.
 */
export function canAfford(
  g: Reader,
  v: Vocabulary,
  env: Env,
  effect: Effect | undefined,
  costs: readonly Cost[],
): boolean {
  if (effect === undefined) return canPay(g, v, env, costs);
  const known = withLeastNumbers(env, effect);
  if (!hasModeCosts(effect)) return canPay(g, v, known, costs);
  return modePrices(g, v, env, effect).some((more) => canPay(g, v, known, [...costs, ...more]));
}

const NOTHING: Effect = { do: "nothing" };

/** The effect of an announced mode, whose cost is already paid. */
export const paidMode = (mode: Effect): Effect => (mode.do === "pay" ? (mode.then ?? NOTHING) : mode);
