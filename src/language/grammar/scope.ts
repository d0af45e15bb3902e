import { type Ability, type Effect, isStanding, type Ref } from "../ability";
import type { Vocabulary } from "../vocabulary";
import { addedBy, eventRefs, innerEffects, numbersIn, STANDING_REFS } from "../walk";
import type { NodeKind } from "./slot";

/** What is written as a whole: an ability, or a part that stands alone on a card. */
export interface Root {
  readonly node: NodeKind;
  readonly value: unknown;
}

/** Keys and indices from the root to a part of it. */
export type Path = readonly (string | number)[];

/** Returns the references that are defined at a place, as the validator knows them. */
export function knownAt(vocabulary: Vocabulary, { node, value }: Root, path: Path): readonly Ref[] {
  const { refs } = vocabulary.names;
  // The shape of a root has been validated, or it was made from its forms.
  if (node === "ability") return knownInAbility(value as Ability, refs, path);
  if (node === "effect") return knownInEffect(value as Effect, refs, refs, path);
  return ["this", ...refs];
}

function knownInAbility(ability: Ability, refs: readonly Ref[], path: Path): readonly Ref[] {
  const [part, ...rest] = path;
  const base = ability.kind === "play" ? refs : ["this", ...refs];
  if (isStanding(ability))
    return part === "amount" || part === "active" ? [...base, ...STANDING_REFS[ability.kind]] : base;
  // An ability that is being written has no event yet where only its scope is asked for.
  if (part !== "if" && part !== "cost" && part !== "effect") return base;
  const known = [...base, ...eventRefs(ability)];
  if (part === "if") return known;
  if (part === "cost") return [...known, ...numbersIn(ability.effect)];
  return ability.effect === undefined ? known : knownInEffect(ability.effect, known, refs, rest);
}

/** @param refs the game's words for cards, which a lent ability knows besides its own. */
function knownInEffect(
  effect: Effect,
  known: readonly Ref[],
  refs: readonly Ref[],
  path: Path,
): readonly Ref[] {
  if (effect.do === "lend" && path[0] === "ability")
    return knownInAbility(effect.ability, refs, path.slice(1));
  // The inner effect on the path, which may lie in a list of effects.
  let inside: unknown = effect;
  for (const [at, step] of path.entries()) {
    inside = Reflect.get(Object(inside), step);
    const inner = innerEffects(effect).find((one) => one === inside);
    if (inner === undefined) continue;
    const added = addedBy(effect);
    return knownInEffect(inner, added === undefined ? known : [...known, added], refs, path.slice(at + 1));
  }
  return known;
}
