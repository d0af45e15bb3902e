import type { Plain } from "../../kernel";
import type { ArgSpec, ArgSpecs, Vocabulary } from "../vocabulary";
import { type NodeKind, type Part, type Slot, slotsOf } from "./slot";

/**
 * One form in which a part of the language is written in a game: a number, or a record of which some values are fixed
 * ("do": "draw") and the others are filled in.
 */
export interface Form {
  /** Unique among the forms of its part ("draw", "word:deal"). */
  readonly id: string;
  readonly slot: Exclude<Slot, { is: "record" }> | RecordSlot;
}

/** A record with the values that make it this form. */
interface RecordSlot {
  readonly is: "record";
  readonly fixed: Readonly<Record<string, Plain>>;
  readonly parts: readonly Part[];
}

/** The slot of a word's argument. */
function argSlot(spec: Exclude<ArgSpec, { maybe: ArgSpec }>): Slot {
  if (spec === "ref") return { is: "name", of: "ref" };
  if (spec === "card-name") return { is: "name", of: "card" };
  if (spec === "filter" || spec === "amount") return { is: "node", node: spec };
  if ("from" in spec) return { is: "number", ...spec };
  const [only, ...others] = spec;
  return only === true && others.length === 0 ? { is: "flag" } : { is: "choice", values: spec };
}

function argPart(key: string, spec: ArgSpec): Part {
  if (typeof spec === "object" && "maybe" in spec) return { ...argPart(key, spec.maybe), optional: true };
  return { key, optional: false, slot: argSlot(spec) };
}

type Words = Readonly<Record<string, { readonly args: ArgSpecs }>>;

const wordsFor = (vocabulary: Vocabulary, node: NodeKind): Words =>
  ({
    effect: vocabulary.effects,
    condition: vocabulary.conditions,
    amount: vocabulary.amounts ?? {},
    cost: vocabulary.costs ?? {},
  })[node as string] ?? {};

/** The names by which a part of the language tells its forms apart. */
const KIND_KEYS: readonly string[] = ["kind", "do", "is", "pay"];

/** One form for each word of the game. */
function wordForms(words: Words, fixed: RecordSlot["fixed"], parts: readonly Part[]): readonly Form[] {
  const others = parts.filter(({ slot }) => slot.is !== "args");
  return Object.entries(words).map(([word, { args }]) => {
    const own = Object.entries(args).map(([key, spec]) => argPart(key, spec));
    const inside: Part = {
      key: "args",
      optional: own.every(({ optional }) => optional),
      slot: { is: "record", parts: own },
    };
    return {
      id: `word:${word}`,
      slot: {
        is: "record",
        fixed: { ...fixed, word },
        parts: own.length === 0 ? others : [inside, ...others],
      },
    };
  });
}

function formsOfSlot(slot: Slot, words: Words): readonly Form[] {
  if (slot.is !== "record") return [{ id: slot.is, slot }];
  const kind = slot.parts.find(({ key }) => KIND_KEYS.includes(key));
  const value = kind?.slot.is === "choice" ? kind.slot.values[0] : undefined;
  const fixed = kind === undefined || value === undefined ? {} : { [kind.key]: value };
  const parts = slot.parts.filter((part) => part !== kind);
  if (parts.some((part) => part.slot.is === "args"))
    return wordForms(
      words,
      fixed,
      parts.filter(({ key }) => key !== "word"),
    );
  const id = value ?? parts.find(({ optional }) => !optional)?.key ?? "all";
  return [{ id: String(id), slot: { is: "record", fixed, parts } }];
}

const made = new WeakMap<Vocabulary, Map<NodeKind, readonly Form[]>>();

/** The forms in which a part of the language is written in a game. */
export function formsOf(vocabulary: Vocabulary, node: NodeKind): readonly Form[] {
  const known = made.get(vocabulary) ?? new Map<NodeKind, readonly Form[]>();
  made.set(vocabulary, known);
  const forms =
    known.get(node) ?? slotsOf(node).flatMap((slot) => formsOfSlot(slot, wordsFor(vocabulary, node)));
  known.set(node, forms);
  return forms;
}

/** Returns the form in which a value is written, or undefined if it fits none. */
export function formOf(vocabulary: Vocabulary, node: NodeKind, value: unknown): Form | undefined {
  return formsOf(vocabulary, node).find(({ slot }) => fits(slot, value));
}

function fits(slot: Form["slot"], value: unknown): boolean {
  if (slot.is === "number") return typeof value === "number";
  if (slot.is !== "record" || typeof value !== "object" || value === null) return false;
  const isFixed = Object.entries(slot.fixed).every(([key, fixed]) => Reflect.get(value, key) === fixed);
  const known = [...Object.keys(slot.fixed), ...slot.parts.map(({ key }) => key)];
  return (
    isFixed &&
    Object.keys(value).every((key) => known.includes(key)) &&
    slot.parts.every(({ key, optional }) => optional || Object.hasOwn(value, key))
  );
}
