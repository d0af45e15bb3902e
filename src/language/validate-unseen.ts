import type { Message } from "../text";
import { type Ability, type Filter, isStanding } from "./ability";
import { argParts, wordIn } from "./args";
import { fault } from "./faults";
import { isFilterZone } from "./select";
import type { Vocabulary } from "./vocabulary";
import { type AbilityPart, amountParts, conditionParts, effectsIn, filterParts } from "./walk";

/**
 * What may be done and what a value is must not depend on cards that a player cannot see: the offered actions and the
 * shown values would tell of them.
 */
export function* unseenProblems(vocabulary: Vocabulary, ability: Ability): Generator<Message> {
  const named = new Set<Filter>();
  for (const part of decidingParts(vocabulary, ability)) {
    // A filter on a card that the text has a name for looks through no zone.
    if (part.kind === "condition" && part.value.is === "matches") named.add(part.value.filter);
    if (part.kind !== "filter" || named.has(part.value)) continue;
    if (looksAtUnseen(vocabulary, part.value, isStanding(ability)))
      yield fault("fault.unseen-cards", { zone: part.value.zone ?? vocabulary.field });
  }
}

/** Whether a filter tests cards that the ability's player, or any other player, cannot see. */
function looksAtUnseen(vocabulary: Vocabulary, filter: Filter, byAll: boolean): boolean {
  const { zone: _zone, of, ...tests } = filter;
  if (Object.keys(tests).length === 0) return false;
  if (isFilterZone(vocabulary, filter, vocabulary.deck)) return true;
  return isFilterZone(vocabulary, filter, vocabulary.hand) && (byAll || of !== "you");
}

/** The parts that decide whether an ability may be used or its card played, or what a static ability changes. */
function* decidingParts(vocabulary: Vocabulary, ability: Ability): Generator<AbilityPart> {
  const parts = isStanding(ability)
    ? [...amountParts(ability.amount, []), ...conditionsOf(ability.active)]
    : ability.kind === "activated" || ability.kind === "play"
      ? [...conditionsOf(ability.active, ability.if), ...announcedParts(ability)]
      : [];
  for (const part of parts) {
    yield part;
    if (part.kind !== "args") continue;
    const word = wordIn(vocabulary, part);
    for (const [name, value] of Object.entries(part.value)) yield* argParts(word?.args[name], value, []);
  }
}

const conditionsOf = (...conditions: readonly Ability["active"][]): AbilityPart[] =>
  conditions.flatMap((condition) => (condition === undefined ? [] : [...conditionParts(condition, [])]));

/** What must be chosen when the ability is used. */
function* announcedParts({
  effect,
}: Extract<Ability, { kind: "activated" | "play" }>): Generator<AbilityPart> {
  for (const inner of effectsIn(effect)) {
    if (inner.do === "choose-number") yield* amountParts(inner.to, []);
    if (inner.do === "choose" && inner.announced === true) yield* filterParts(inner.from, []);
  }
}
