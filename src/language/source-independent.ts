import type { Ability } from "./ability";
import { argParts, wordIn } from "./args";
import { limitOf } from "./uses";
import type { Vocabulary } from "./vocabulary";
import { conditionParts, effectParts, type Part } from "./walk";

/** Does this part of an ability mean the same whichever card has the ability? */
function isIndependentPart(v: Vocabulary, part: Part): boolean {
  switch (part.part) {
    case "ref":
      return part.known.includes(part.value);
    case "cost":
      // A card cannot pay for its own ability, so the choice of cards depends on which card has it.
      return false;
    case "args": {
      const word = wordIn(v, part);
      if (word === undefined || v.sourceWords?.includes(part.word)) return false;
      const inner = Object.entries(part.value).flatMap(([name, value]) => [
        ...argParts(word.args[name], value, part.known),
      ]);
      return inner.every((piece) => isIndependentPart(v, piece));
    }
    default:
      return true;
  }
}

/** Abilities never change, so the result can be cached for good. */
const cache = new WeakMap<Ability, boolean>();

/**
 * Does a triggered ability do the same whichever of its controller's cards has it, and whichever card
 * triggered it? It refers neither to its own card nor to the cards of its event, has no cost, and may be used
 * more than once.
 */
export function isSourceIndependent(v: Vocabulary, ability: Ability): boolean {
  const before = cache.get(ability);
  if (before !== undefined) return before;
  const found = checkIndependence(v, ability);
  cache.set(ability, found);
  return found;
}

function checkIndependence(v: Vocabulary, ability: Ability): boolean {
  if (ability.kind !== "keyword" && ability.kind !== "trigger") return false;
  if (ability.effect === undefined || limitOf(ability) !== undefined) return false;
  // With no reference defined, only what the ability itself chooses may be referred to.
  const condition = ability.if === undefined ? [] : [...conditionParts(ability.if, [])];
  return [...condition, ...effectParts(ability.effect, [])].every((part) => isIndependentPart(v, part));
}
