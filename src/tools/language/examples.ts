import type { Ability, PrintedCard } from "../../language";
import { argParts, wordIn } from "../../language/args";
import type { Vocabulary } from "../../language/vocabulary";
import { type AbilityPart, abilityParts } from "../../language/walk";

/** A part of a printed card: what it is, and the ability in which it stands. */
export interface Example {
  readonly card: string;
  readonly ability: Ability;
  readonly part: unknown;
}

/** Every part of an ability, with those in the arguments of words. */
export function* partsIn(vocabulary: Vocabulary, ability: Ability): Generator<AbilityPart> {
  for (const part of abilityParts(ability, vocabulary.names.refs)) yield* withArguments(vocabulary, part);
}

function* withArguments(vocabulary: Vocabulary, part: AbilityPart): Generator<AbilityPart> {
  yield part;
  if (part.kind !== "args") return;
  const specs = wordIn(vocabulary, part)?.args ?? {};
  for (const [name, value] of Object.entries(part.value))
    for (const inner of argParts(specs[name], value, part.known)) yield* withArguments(vocabulary, inner);
}

/** The first part of a printed card that passes a test, in the order of the pool. */
export function exampleOf(
  vocabulary: Vocabulary,
  pool: readonly PrintedCard[],
  passes: (part: AbilityPart) => boolean,
): Example | undefined {
  for (const { name, abilities } of pool)
    for (const ability of abilities)
      for (const part of partsIn(vocabulary, ability))
        if (passes(part)) return { card: name, ability, part: part.value };
  return undefined;
}

/** The first printed ability that passes a test, in the order of the pool. */
export function abilityWith(
  pool: readonly PrintedCard[],
  passes: (ability: Ability) => boolean,
): Example | undefined {
  for (const { name, abilities } of pool) {
    const ability = abilities.find(passes);
    if (ability !== undefined) return { card: name, ability, part: ability };
  }
  return undefined;
}
