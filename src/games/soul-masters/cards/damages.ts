import { type Ability, type Effect, mapEffects } from "../../../language";

/**
 * Numbers the damages of an ability that deals several, from the second on. Each is a separate damage with its own
 * amount and shields, even on the same card (SM 6.6, SM 11.15, SM 13.2).
 */
export function withNumbers(ability: Ability): Ability {
  if (!("effect" in ability) || ability.effect === undefined) return ability;
  let damages = 0;
  const numbered = (effect: Effect): Effect => {
    if (effect.do !== "word" || effect.word !== "damage" || ++damages === 1) return effect;
    return { ...effect, args: { ...effect.args, nth: damages } };
  };
  const effect = mapEffects(ability.effect, numbered);
  return damages > 1 ? { ...ability, effect } : ability;
}
