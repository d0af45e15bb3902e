import type { Plain } from "../../kernel";
import type { Vocabulary } from "../vocabulary";
import { type Form, formsOf } from "./form";
import { type NamePlace, namesIn } from "./names-in";
import type { NodeKind, Part, Slot } from "./slot";

type Values = Readonly<Record<string, Plain>>;

/** The form that a part begins with, if it has a simplest one. Others begin with their first. */
const SIMPLEST: Partial<Readonly<Record<NodeKind, string>>> = {
  effect: "nothing",
  condition: "turn",
  amount: "number",
};

/**
 * Returns the simplest value that may stand in a slot, or undefined if the game has no name for it. It has the right
 * shape, and makes sense as far as its names go.
 */
export function blankOf(
  vocabulary: Vocabulary,
  slot: Slot | Form["slot"],
  place: NamePlace,
): Plain | undefined {
  switch (slot.is) {
    case "number":
      return Math.min(Math.max(1, slot.from), slot.to);
    case "flag":
      return true;
    case "text":
      return "A";
    case "choice":
      return slot.values[0];
    case "name":
      return namesIn(vocabulary, slot.of, place)[0];
    case "list": {
      const item = blankOf(vocabulary, slot.item, place);
      return item === undefined ? undefined : Array.from({ length: slot.least }, () => item);
    }
    case "one-of":
      return firstOf(slot.options, (option) => blankOf(vocabulary, option, place));
    case "node":
      return blankNode(vocabulary, slot.node, place);
    case "record":
      return blankRecord(vocabulary, "fixed" in slot ? slot.fixed : {}, slot.parts, place);
    case "args":
      return undefined;
  }
}

function blankNode(vocabulary: Vocabulary, node: NodeKind, place: NamePlace): Plain | undefined {
  if (node === "filter") return {};
  if (node === "test") return blankTest(vocabulary, place);
  const forms = formsOf(vocabulary, node);
  const simplest = forms.filter(({ id }) => id === SIMPLEST[node]);
  return firstOf([...simplest, ...forms], ({ slot }) => blankOf(vocabulary, slot, place));
}

/** A test tests something: the type of the card, where the game has types. */
function blankTest(vocabulary: Vocabulary, place: NamePlace): Plain | undefined {
  const [type] = namesIn(vocabulary, "type", place);
  const [subtype] = namesIn(vocabulary, "subtype", place);
  return type === undefined ? { subtype: subtype ?? "" } : { type };
}

/** An event that only happens to the ability's own card says so. */
function blankOfPattern(vocabulary: Vocabulary, values: Values): Values {
  const sayable = vocabulary.names.events[String(values.on)] ?? [];
  return sayable.some((part) => part === "card this!" || part === "card this")
    ? { ...values, card: "this" }
    : values;
}

function blankRecord(
  vocabulary: Vocabulary,
  fixed: Values,
  parts: readonly Part[],
  place: NamePlace,
): Values | undefined {
  let values: Values = fixed;
  for (const { key, optional, slot } of parts) {
    if (optional) continue;
    const within = { within: values, around: place.within };
    const value = blankOf(vocabulary, slot, { ...place, ...within });
    if (value === undefined) return undefined;
    values = { ...values, [key]: value };
  }
  return Object.hasOwn(values, "on") ? blankOfPattern(vocabulary, values) : values;
}

function firstOf<T>(all: readonly T[], blank: (one: T) => Plain | undefined): Plain | undefined {
  for (const one of all) {
    const value = blank(one);
    if (value !== undefined) return value;
  }
  return undefined;
}
