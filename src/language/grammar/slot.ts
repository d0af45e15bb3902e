import * as v from "valibot";
import type { Plain } from "../../kernel";
import {
  abilitySchema,
  amountSchema,
  cardTestSchema,
  conditionSchema,
  costSchema,
  effectSchema,
  filterSchema,
  patternSchema,
} from "../schema";
import type { NameKind } from "./names";

/** The parts of the language that are written by one of several forms. */
const NODES = {
  ability: abilitySchema,
  effect: effectSchema,
  condition: conditionSchema,
  filter: filterSchema,
  test: cardTestSchema,
  amount: amountSchema,
  cost: costSchema,
  pattern: patternSchema,
} as const;

export type NodeKind = keyof typeof NODES;

/** What may stand in one place of an ability. */
export type Slot =
  | { readonly is: "number"; readonly from: number; readonly to: number }
  /** Present or left out. */
  | { readonly is: "flag" }
  | { readonly is: "choice"; readonly values: readonly Plain[] }
  | { readonly is: "name"; readonly of: NameKind }
  /** Part of a card's name. */
  | { readonly is: "text" }
  | { readonly is: "list"; readonly item: Slot; readonly least: number; readonly most: number }
  | { readonly is: "record"; readonly parts: readonly Part[] }
  | { readonly is: "one-of"; readonly options: readonly Slot[] }
  /** The arguments of a word, which the word itself defines. */
  | { readonly is: "args" }
  | { readonly is: "node"; readonly node: NodeKind };

/** A named part of a record. */
export interface Part {
  readonly key: string;
  readonly optional: boolean;
  readonly slot: Slot;
}

/** What is read of a schema. Each type of schema has some of it. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly literal?: Plain;
  readonly requirement?: unknown;
  /** A schema, which may have a pipe of its own, followed by checks of its values. */
  readonly pipe?: readonly Shape[];
  readonly getter?: (input: unknown) => v.GenericSchema;
}

// Valibot's schemas are plain objects, whose fields are public but typed for each type alone.
const shapeOf = (schema: v.GenericSchema) => schema as unknown as Shape;

function nodeOf(schema: v.GenericSchema): NodeKind | undefined {
  // The keys of `NODES` are its kinds.
  return (Object.keys(NODES) as NodeKind[]).find((kind) => NODES[kind] === schema);
}

const actionsOf = (shape: Shape): readonly Shape[] =>
  shape.pipe?.flatMap((one) => (one === shape ? [] : [one, ...actionsOf(one)])) ?? [];

/** The narrowest limit of a kind that a schema sets ("min_value"). */
function limit(shape: Shape, type: string): number {
  const found = actionsOf(shape).flatMap(({ type: own, requirement }) =>
    own === type && typeof requirement === "number" ? [requirement] : [],
  );
  if (found.length === 0) throw new RangeError(`a schema without ${type}`);
  return type.startsWith("min") ? Math.max(...found) : Math.min(...found);
}

/** Returns what a schema lets stand in its place. */
function slotOf(given: v.GenericSchema): Slot {
  const shape = shapeOf(given);
  if (shape.getter !== undefined) return slotOf(shape.getter(undefined));
  const node = nodeOf(given);
  return node === undefined ? slotOfShape(given) : { is: "node", node };
}

function slotOfShape(given: v.GenericSchema): Slot {
  const shape = shapeOf(given);
  const { of } = v.getMetadata(given);
  // `nameOf` writes no other values.
  if (of !== undefined) return { is: "name", of: of as NameKind };
  switch (shape.type) {
    case "number":
      return { is: "number", from: limit(shape, "min_value"), to: limit(shape, "max_value") };
    case "string":
      return { is: "text" };
    case "literal":
      return shape.literal === true ? { is: "flag" } : { is: "choice", values: [shape.literal ?? null] };
    case "picklist":
      return { is: "choice", values: (shape.options ?? []) as readonly Plain[] };
    case "record":
      return { is: "args" };
    case "array":
      return {
        is: "list",
        item: slotOf(shape.item as v.GenericSchema),
        least: limit(shape, "min_length"),
        most: limit(shape, "max_length"),
      };
    case "strict_object":
      return { is: "record", parts: partsOf(shape) };
    case "union":
    case "variant":
      return { is: "one-of", options: (shape.options as readonly v.GenericSchema[]).map(slotOf) };
    default:
      throw new RangeError(`no form of writing a ${shape.type}`);
  }
}

function partsOf({ entries = {} }: Shape): readonly Part[] {
  return Object.entries(entries).map(([key, entry]) => {
    const { type, wrapped } = shapeOf(entry);
    return type === "optional" && wrapped !== undefined
      ? { key, optional: true, slot: slotOf(wrapped) }
      : { key, optional: false, slot: slotOf(entry) };
  });
}

/** Returns the slots by which a part of the language is written. */
export function slotsOf(node: NodeKind): readonly Slot[] {
  const slot = slotOfShape(NODES[node]);
  return slot.is === "one-of" ? slot.options : [slot];
}

/** The schema that a part of the language obeys. */
export const schemaOf = (node: NodeKind): v.GenericSchema => NODES[node];
