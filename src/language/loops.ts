import { type Ability, type Effect, type Filter, isStanding, type Ref } from "./ability";
import { lentBy } from "./lent";
import { limitOf } from "./uses";
import type { PrintedCard, Vocabulary } from "./vocabulary";
import { costsOf, innerEffects } from "./walk";

/** What the cards that a text has names for fit. */
type Fitting = Readonly<Record<Ref, Filter>>;

/** Types of the events that one effect may cause, not counting its inner effects. */
function causesOf(v: Vocabulary, effect: Effect, fitting: Fitting): readonly string[] {
  switch (effect.do) {
    case "draw":
      return ["draw"];
    case "discard":
      return ["discard"];
    case "flip":
      return [`flip-${effect.face}`];
    case "move":
      if (effect.to === v.discard) return ["discard", "remove"];
      return effect.to === v.hand ? ["return"] : ["move"];
    case "word": {
      const { causes = [] } = v.effects[effect.word] ?? {};
      return typeof causes === "function"
        ? causes(effect.args ?? {}, (card) => fitting[String(card)])
        : causes;
    }
    default:
      return [];
  }
}

function* causesIn(v: Vocabulary, effect: Effect, fitting: Fitting): Generator<string> {
  yield* causesOf(v, effect, fitting);
  const inside =
    effect.do === "choose"
      ? { ...fitting, [effect.as ?? "it"]: effect.from }
      : effect.do === "each"
        ? { ...fitting, it: effect.from }
        : fitting;
  for (const inner of innerEffects(effect)) yield* causesIn(v, inner, inside);
}

/** The cards of a trigger's event, and its own card where it works in one zone only. */
function fittingIn(ability: Ability): Fitting {
  const { where } = ability;
  const [zone] = where?.length === 1 ? where : [];
  const own: Fitting = zone === undefined ? {} : { this: { zone } };
  if (ability.kind !== "trigger" || typeof ability.when.card !== "object") return own;
  return { ...own, it: ability.when.card };
}

/** Types of the events that an ability may cause. */
export function eventsCausedBy(v: Vocabulary, ability: Ability): Set<string> {
  const caused = new Set<string>();
  if (isStanding(ability)) return caused;
  if (ability.effect !== undefined)
    for (const type of causesIn(v, ability.effect, fittingIn(ability))) caused.add(type);
  for (const cost of costsOf(ability))
    caused.add("how" in cost && cost.how !== undefined ? cost.how : cost.pay);
  return caused;
}

/** Maps each event to the events it may lead to, by triggers without a limit per turn. */
function chains(v: Vocabulary, cards: readonly PrintedCard[]): Map<string, Set<string>> {
  const next = new Map<string, Set<string>>();
  for (const ability of cards.flatMap(({ abilities }) => [...abilities, ...lentBy(abilities)])) {
    if (ability.kind !== "trigger" || limitOf(ability) !== undefined) continue;
    const known = next.get(ability.when.on) ?? new Set();
    for (const type of [...eventsCausedBy(v, ability), ...(v.names.raised ?? [])]) known.add(type);
    next.set(ability.when.on, known);
  }
  return next;
}

type Chains = ReadonlyMap<string, ReadonlySet<string>>;

function reaches(next: Chains, from: string, goal: string, seen = new Set<string>()): boolean {
  for (const type of next.get(from) ?? []) {
    if (type === goal) return true;
    if (seen.has(type)) continue;
    seen.add(type);
    if (reaches(next, type, goal, seen)) return true;
  }
  return false;
}

/** Events that triggers of these cards could cause in an endless loop, or an empty list. */
export function endlessEvents(v: Vocabulary, cards: readonly PrintedCard[]): string[] {
  const next = chains(v, cards);
  for (;;) {
    const looping = [...next.keys()].filter((type) => reaches(next, type, type));
    const ending = looping.filter((type) => {
      const needs = v.names.needs?.[type];
      return needs?.some((other) => reaches(next, type, other) && reaches(next, other, type)) === false;
    });
    if (ending.length === 0) return looping;
    for (const type of ending) next.delete(type);
  }
}

/** Whether this ability alone could be used endlessly. */
export function canRepeatEndlessly(v: Vocabulary, ability: Ability): boolean {
  if (ability.kind === "activated") return limitOf(ability) === undefined && !ability.cost;
  if (ability.kind !== "replace" || limitOf(ability) !== undefined) return false;
  return eventsCausedBy(v, ability).has(ability.change);
}
