import type { CardData } from "../games/card-set";
import type { CardField, CardKind } from "../games/workshop";

/** The smallest value that a field allows. */
function leastOf(field: CardField): unknown {
  switch (field.is) {
    case "number":
      return field.from;
    case "numbers":
      return Array(field.count).fill(field.from);
    case "choice":
      return field.values[0];
    case "choices":
      return field.values.slice(0, field.least);
    case "levels":
      return [field.bp === null ? { cores: 0 } : { cores: 1, bp: 1000 }];
    case "keywords":
    case "abilities":
    case "labelled-abilities":
      return [];
    case "effect":
      return { do: "draw", who: "you", count: 1 };
    case "costs":
      return [{ pay: "discard", count: 1 }];
    case "condition":
      return { is: "turn", of: "you" };
    case "filter":
      return { of: "you" };
  }
}

/** The plainest card of a kind. */
export const plainest = ({ id, fields }: CardKind): CardData => ({
  kind: id,
  name: `Plain ${id}`,
  ...Object.fromEntries(
    fields.filter(({ optional }) => !optional).map((field) => [field.key, leastOf(field)]),
  ),
});
