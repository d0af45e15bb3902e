import type { Ability, Ref } from "./ability";
import { argParts, wordIn } from "./args";
import type { Vocabulary } from "./vocabulary";
import { type AbilityPart, conditionParts, effectParts } from "./walk";

/**
 * Whether this part of an ability means the same whichever card has the ability.
 * @param ofOne true to compare triggers of one card's ability, whichever events triggered them.
 */
function isIndependentPart(v: Vocabulary, part: AbilityPart, ofOne: boolean): boolean {
  switch (part.kind) {
    case "ref":
      return part.known.includes(part.value);
    case "cost":
      // A card cannot pay for its own ability, so the choice of cards depends on which card has it.
      return ofOne;
    case "args": {
      const word = wordIn(v, part);
      if (word === undefined || (!ofOne && v.sourceWords?.includes(part.word))) return false;
      const inner = Object.entries(part.value).flatMap(([name, value]) => [
        ...argParts(word.args[name], value, part.known),
      ]);
      return inner.every((piece) => isIndependentPart(v, piece, ofOne));
    }
    default:
      return true;
  }
}

/** Abilities never change, so results can be cached permanently. */
const OF_ANY = new WeakMap<Ability, boolean>();
const OF_ONE = new WeakMap<Ability, boolean>();

function cached(cache: WeakMap<Ability, boolean>, ability: Ability, check: () => boolean): boolean {
  const before = cache.get(ability);
  if (before !== undefined) return before;
  const found = check();
  cache.set(ability, found);
  return found;
}

/**
 * Whether a triggered ability does the same whichever of its controller's cards has it, and whichever card triggered
 * it: it refers neither to its own card nor to the cards of its event, and has no cost. Its uses are counted on each
 * card, so their order does not matter.
 */
export const isSourceIndependent = (v: Vocabulary, ability: Ability): boolean =>
  cached(OF_ANY, ability, () => isIndependent(v, ability, []));

/**
 * Whether a triggered ability of one card does the same for every event: it does not refer to the cards of its event.
 */
export const isEventIndependent = (v: Vocabulary, ability: Ability): boolean =>
  cached(OF_ONE, ability, () => isIndependent(v, ability, ["this", ...(v.names.refs ?? [])]));

/** @param known references that are allowed, besides those the ability itself chooses. */
function isIndependent(v: Vocabulary, ability: Ability, known: readonly Ref[]): boolean {
  if (ability.kind !== "keyword" && ability.kind !== "trigger") return false;
  if (ability.effect === undefined) return false;
  const condition = ability.if === undefined ? [] : [...conditionParts(ability.if, known)];
  const ofOne = known.length > 0;
  return [...condition, ...effectParts(ability.effect, known)].every((part) =>
    isIndependentPart(v, part, ofOne),
  );
}
