import type { Ability, PrintedCard, Vocabulary } from "../../../language";
import type { Root } from "../../../language/grammar";
import { validateCards } from "../../../language/validate";

/** The ability in which a part that stands alone on a card can be judged; undefined if it needs none. */
function abilityAround({ node, value }: Root): unknown {
  if (node === "ability") return value;
  const nothing = { do: "nothing" };
  if (node === "effect") return { kind: "play", effect: value };
  if (node === "condition") return { kind: "play", if: value, effect: nothing };
  return node === "cost" ? { kind: "activated", cost: [value], effect: nothing } : undefined;
}

/** What the language says against a part that stands alone on a card. */
export function problemsOf(v: Vocabulary, root: Root): readonly string[] {
  const ability = abilityAround(root);
  if (ability === undefined) return [];
  // The validator reads any shape.
  const card = {
    name: "",
    number: 0,
    type: "",
    stats: {},
    abilities: [ability as Ability],
  } as unknown as PrintedCard;
  try {
    return validateCards(v, [card]).map(({ message }) => JSON.stringify(message));
  } catch {
    return ["?"];
  }
}

/** Whether a changed part has no problem that it did not have before. */
export function isFitting(v: Vocabulary, before: readonly string[], root: Root): boolean {
  return problemsOf(v, root).every((problem) => before.includes(problem));
}
