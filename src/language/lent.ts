import { type Ability, isStanding } from "./ability";
import { effectsIn } from "./walk";

/** Abilities never change, so what they lend is searched once. */
const KNOWN = new WeakMap<readonly Ability[], readonly Ability[]>();

/** The abilities that the effects of these abilities lend, and what those lend in turn, in the order of the text. */
export function lentBy(abilities: readonly Ability[]): readonly Ability[] {
  const known = KNOWN.get(abilities);
  if (known !== undefined) return known;
  const lent = abilities.flatMap((ability) => lentIn(ability));
  KNOWN.set(abilities, lent);
  return lent;
}

function lentIn(ability: Ability): Ability[] {
  if (isStanding(ability) || ability.effect === undefined) return [];
  return effectsIn(ability.effect).flatMap((effect) =>
    effect.do === "lend" ? [effect.ability, ...lentIn(effect.ability)] : [],
  );
}
