import type { Card, Reader } from "../kernel";
import type { Effect } from "./ability";
import { type Env, PLAYER } from "./env";
import { amountOf, choosable } from "./select";
import type { AnnouncedChoice, Vocabulary } from "./vocabulary";
import { effectsIn, innerEffects } from "./walk";

/** A choice that is made when an ability is announced: a target, a player, a mode, a number, or a word's own choice. */
export type Announced = Extract<
  Effect,
  { do: "choose" | "choose-one" | "choose-player" | "choose-number" | "word" }
>;

/** Whether an effect is a mode: one of several effects, chosen when it is announced. */
export const isMode = (effect: Effect): effect is Extract<Effect, { do: "choose-one" }> =>
  effect.do === "choose-one" && effect.announced !== undefined;
const isTarget = (effect: Effect): effect is Extract<Effect, { do: "choose" }> =>
  effect.do === "choose" && effect.announced === true;

/** A word's own choice when it is announced. */
export function choiceOf(v: Vocabulary, effect: Effect): AnnouncedChoice | undefined {
  return effect.do === "word" ? v.effects[effect.word]?.announced : undefined;
}

/** The next choice to announce, in the order of the text. Of a chosen mode, only the choices inside it. */
export function nextAnnounced(v: Vocabulary, effect: Effect, env: Env): Announced | null {
  if (isMode(effect)) {
    const chosen = effect.options[env.chosen?.[effect.announced ?? ""] ?? -1];
    return chosen === undefined ? effect : nextAnnounced(v, chosen, env);
  }
  if (effect.do === "word" && choiceOf(v, effect) && env.chosen?.[effect.word] === undefined) return effect;
  if (isTarget(effect) && env.refs[effect.as ?? "it"] === undefined) return effect;
  if (effect.do === "choose-player" && env.chosen?.[PLAYER] === undefined) return effect;
  if (effect.do === "choose-number" && env.chosen?.[effect.as] === undefined) return effect;
  for (const inner of innerEffects(effect)) {
    const found = nextAnnounced(v, inner, env);
    if (found !== null) return found;
  }
  return null;
}

/**
 * The announced modes, in the order of the text.
 * @param chosen the chosen numbers, by name.
 */
export function announcedModes(effect: Effect, chosen: Readonly<Record<string, number>>): readonly Effect[] {
  if (!isMode(effect)) return innerEffects(effect).flatMap((inner) => announcedModes(inner, chosen));
  const mode = effect.options[chosen[effect.announced ?? ""] ?? -1];
  return mode === undefined ? [] : [mode];
}

/** Whether the game allows this card as a target, apart from the text. */
const mayBeTarget = (g: Reader, v: Vocabulary, env: Env) => (card: Card) =>
  v.mayTarget?.(g, env, card) !== false;

/** The legal targets, and how many must be chosen. */
export function targetsOf(g: Reader, v: Vocabulary, env: Env, effect: Extract<Announced, { do: "choose" }>) {
  const cards = choosable(g, v, env, effect.from, Number.POSITIVE_INFINITY, mayBeTarget(g, v, env));
  const count = effect.count ?? 1;
  return { cards, min: effect.upTo ? 0 : count, max: Math.min(count, cards.length) };
}

/** The context of an effect with every number chosen as low as possible, to test whether it can be paid. */
export function withLeastNumbers(env: Env, effect: Effect): Env {
  const least = leastOf(effect);
  return least === null ? env : { ...env, chosen: { ...least, ...env.chosen } };
}

/** Caches the lowest choice of each number in an effect, or null if it has none. Effects never change. */
const leastNumbers = new WeakMap<Effect, Readonly<Record<string, number>> | null>();

function leastOf(effect: Effect): Readonly<Record<string, number>> | null {
  const known = leastNumbers.get(effect);
  if (known !== undefined) return known;
  const all = effectsIn(effect).flatMap((inner) =>
    inner.do === "choose-number" ? [[inner.as, inner.from ?? 0] as const] : [],
  );
  const least = all.length === 0 ? null : Object.fromEntries(all);
  leastNumbers.set(effect, least);
  return least;
}

/** Whether everything that must be announced can be chosen. Of several modes one is enough. */
export function canAnnounce(g: Reader, v: Vocabulary, env: Env, effect: Effect): boolean {
  if (isMode(effect)) return effect.options.some((option) => canAnnounce(g, v, env, option));
  if (isTarget(effect) && effect.upTo !== true) {
    const count = effect.count ?? 1;
    if (choosable(g, v, env, effect.from, count, mayBeTarget(g, v, env)).length < count) return false;
  }
  if (effect.do === "word" && choiceOf(v, effect)?.options(g, env, effect.args ?? {}).length === 0)
    return false;
  if (effect.do === "choose-number" && amountOf(g, v, env, effect.to) < (effect.from ?? 0)) return false;
  for (const inner of innerEffects(effect)) if (!canAnnounce(g, v, env, inner)) return false;
  return true;
}
