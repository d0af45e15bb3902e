import type * as v from "valibot";
import type { Message } from "../text";
import type { KeysUnder } from "../text/catalogue";
import type { faults } from "../text/en/ui/faults";
import { messages } from "../text/message";

/** Builds a message about what is wrong with a card that a player wrote. Screens that show it bring the words. */
export const fault = messages<typeof faults>();

/** What a name in an ability may be a name of. */
type Named = KeysUnder<typeof faults, "fault.no", "name">;

/** Reports a name that is not among all names of its kind. */
export function* unknownIn(
  what: Named,
  name: string | undefined,
  all: readonly string[],
): Generator<Message> {
  if (name !== undefined && !all.includes(name)) yield fault(`fault.no.${what}`, { name });
}

/** The most characters of a list of allowed values. */
const LISTED = 200;

/** "("red" | "blue")" → "red, blue" */
function valuesIn(expected: string): string {
  const values = expected
    .replace(/^\(|\)$/g, "")
    .replaceAll(" | ", ", ")
    .replaceAll('"', "");
  return values.length <= LISTED ? values : `${values.slice(0, LISTED)}…`;
}

/** The words for the types of values, as the schema calls them. */
const TYPES = {
  string: "fault.text",
  number: "fault.number",
  boolean: "fault.yes-or-no",
  Array: "fault.list",
  Object: "fault.entries",
} as const;
const isType = (expected: string): expected is keyof typeof TYPES => Object.hasOwn(TYPES, expected);

/** Says in plain words why a value does not fit its schema. */
export function shapeFault({ type, expected, received, requirement, input }: v.BaseIssue<unknown>): Message {
  const limit = Number(requirement);
  switch (type) {
    case "min_value":
      return fault("fault.least", { least: limit, given: received });
    case "max_value":
      return fault("fault.most", { most: limit, given: received });
    case "min_length":
      if (typeof input === "string") return fault("fault.characters");
      return fault("fault.too-few", { least: limit, given: received });
    case "max_length":
      if (typeof input === "string") return fault("fault.too-long", { most: limit });
      return fault("fault.too-many", { most: limit, given: received });
    case "integer":
      return fault("fault.whole");
    case "regex":
      return fault("fault.characters");
    case "check":
      return fault("fault.repeats");
  }
  if (expected === "never") return fault("fault.surplus");
  if (received === "undefined") return fault("fault.missing");
  if (expected === null) return fault("fault.characters");
  return isType(expected) ? fault(TYPES[expected]) : fault("fault.one-of", { values: valuesIn(expected) });
}
