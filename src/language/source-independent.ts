import type { Ability } from "./ability";
import { argParts, wordIn } from "./args";
import type { Vocabulary } from "./vocabulary";
import { conditionParts, effectParts, type Part } from "./walk";

/** Could this piece of an ability mean something else if another card had the ability? */
function isIndependentPart(v: Vocabulary, part: Part): boolean {
  switch (part.part) {
    case "ref":
      return part.known.includes(part.value);
    case "cost":
      // A card is never among those that are given for it.
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

/** Abilities never change, so what is found out about one holds for good. */
const cache = new WeakMap<Ability, boolean>();

/**
 * Does a triggered ability do the same whichever card of its controller has it, and whatever card set it off? It speaks
 * neither of its own card nor of the cards of its event, asks for no price, and may be used more than once.
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
  if (ability.effect === undefined || (ability.kind === "trigger" && ability.oncePerTurn)) return false;
  // Nothing is known beforehand: what the ability itself chooses is all that it may speak of.
  const condition = ability.if === undefined ? [] : [...conditionParts(ability.if, [])];
  return [...condition, ...effectParts(ability.effect, [])].every((part) => isIndependentPart(v, part));
}
