import type { Ability, Ref } from "./ability";
import { argParts, wordIn } from "./args";
import type { Vocabulary } from "./vocabulary";
import { conditionParts, effectParts, type AbilityPart } from "./walk";

/**
 * Does this part of an ability mean the same whichever card has the ability?
 * @param ofOne it is asked of one card, and of what may have triggered it.
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

/** Abilities never change, so the results can be cached for good. */
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
 * Does a triggered ability do the same whichever of its controller's cards has it, and whichever card
 * triggered it? It refers neither to its own card nor to the cards of its event, and has no cost. How often it may be used
 * is counted on each card, whatever the order.
 */
export const isSourceIndependent = (v: Vocabulary, ability: Ability): boolean =>
  cached(OF_ANY, ability, () => isIndependent(v, ability, []));

/** Does a triggered ability of one card do the same whatever has triggered it? It does not refer to the cards of its event. */
export const isEventIndependent = (v: Vocabulary, ability: Ability): boolean =>
  cached(OF_ONE, ability, () => isIndependent(v, ability, ["this", ...(v.names.refs ?? [])]));

/** @param known what may be referred to, besides what the ability itself chooses. */
function isIndependent(v: Vocabulary, ability: Ability, known: readonly Ref[]): boolean {
  if (ability.kind !== "keyword" && ability.kind !== "trigger") return false;
  if (ability.effect === undefined) return false;
  const condition = ability.if === undefined ? [] : [...conditionParts(ability.if, known)];
  const ofOne = known.length > 0;
  return [...condition, ...effectParts(ability.effect, known)].every((part) =>
    isIndependentPart(v, part, ofOne),
  );
}
