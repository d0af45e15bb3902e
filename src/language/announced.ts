import type { Reader } from "../kernel";
import type { Effect } from "./ability";
import type { Env } from "./env";
import { selectCards } from "./select";
import type { Vocabulary } from "./vocabulary";
import { innerEffects } from "./walk";

/** A choice that is made as an ability is announced: a target, or one of several effects. */
export type Announced = Extract<Effect, { do: "choose" | "choose-one" }>;

const isMode = (effect: Effect): effect is Extract<Effect, { do: "choose-one" }> =>
  effect.do === "choose-one" && effect.announced !== undefined;
const isTarget = (effect: Effect): effect is Extract<Effect, { do: "choose" }> =>
  effect.do === "choose" && effect.announced === true;

/** The next choice to be announced, in the order of the text; of a chosen mode only what is in it. */
export function nextAnnounced(effect: Effect, env: Env): Announced | null {
  if (isMode(effect)) {
    const chosen = effect.options[env.chosen?.[effect.announced ?? ""] ?? -1];
    return chosen === undefined ? effect : nextAnnounced(chosen, env);
  }
  if (isTarget(effect) && env.refs[effect.as ?? "it"] === undefined) return effect;
  for (const { effect: inner } of innerEffects(effect)) {
    const found = nextAnnounced(inner, env);
    if (found !== null) return found;
  }
  return null;
}

/** The cards that a target may be chosen from, and how many must be. */
export function targetsOf(g: Reader, v: Vocabulary, env: Env, effect: Extract<Announced, { do: "choose" }>) {
  const cards = selectCards(g, v, env, effect.from);
  const count = effect.count ?? 1;
  return { cards, min: effect.upTo ? 0 : count, max: Math.min(count, cards.length) };
}

/** Can everything that must be announced be chosen? Of several modes one is enough. */
export function canAnnounce(g: Reader, v: Vocabulary, env: Env, effect: Effect): boolean {
  if (isMode(effect)) return effect.options.some((option) => canAnnounce(g, v, env, option));
  if (isTarget(effect)) {
    const { cards, min } = targetsOf(g, v, env, effect);
    if (cards.length < min) return false;
  }
  return innerEffects(effect).every(({ effect: inner }) => canAnnounce(g, v, env, inner));
}
