import { type Ability, type Effect, isStanding } from "./ability";
import { limitOf } from "./uses";
import type { PrintedCard, Vocabulary } from "./vocabulary";
import { costsOf, effectsIn } from "./walk";

/** Types of the events that one effect may cause, not counting its inner effects. */
function causesOf(v: Vocabulary, effect: Effect): readonly string[] {
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
    case "word":
      return v.effects[effect.word]?.causes ?? [];
    default:
      return [];
  }
}

/** Types of the events that an ability may cause. */
export function eventsCausedBy(v: Vocabulary, ability: Ability): Set<string> {
  const caused = new Set<string>();
  if (isStanding(ability)) return caused;
  if (ability.effect !== undefined)
    for (const effect of effectsIn(ability.effect)) for (const type of causesOf(v, effect)) caused.add(type);
  for (const cost of costsOf(ability)) caused.add(cost.pay);
  return caused;
}

/** Maps each event to the events it may lead to, by triggers without a limit per turn. */
function chains(v: Vocabulary, cards: readonly PrintedCard[]): Map<string, Set<string>> {
  const next = new Map<string, Set<string>>();
  for (const ability of cards.flatMap((card) => card.abilities)) {
    if (ability.kind !== "trigger" || limitOf(ability) !== undefined) continue;
    const known = next.get(ability.when.on) ?? new Set();
    for (const type of eventsCausedBy(v, ability)) known.add(type);
    next.set(ability.when.on, known);
  }
  return next;
}

/** Events that triggers of these cards could cause in an endless loop, or an empty list. */
export function endlessEvents(v: Vocabulary, cards: readonly PrintedCard[]): string[] {
  const next = chains(v, cards);
  const reaches = (from: string, goal: string, seen: Set<string>): boolean => {
    for (const type of next.get(from) ?? []) {
      if (type === goal) return true;
      if (seen.has(type)) continue;
      seen.add(type);
      if (reaches(type, goal, seen)) return true;
    }
    return false;
  };
  return [...next.keys()].filter((type) => reaches(type, type, new Set()));
}

/** Whether this ability alone could be used endlessly. */
export function canRepeatEndlessly(v: Vocabulary, ability: Ability): boolean {
  if (ability.kind === "activated") return limitOf(ability) === undefined && !ability.cost;
  if (ability.kind !== "replace" || limitOf(ability) !== undefined) return false;
  return eventsCausedBy(v, ability).has(ability.change);
}
