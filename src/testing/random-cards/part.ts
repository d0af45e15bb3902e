import {
  type Form,
  formsOf,
  knownAt,
  type NodeKind,
  namesIn,
  type Part,
  type Root,
  type Slot,
} from "../../language/grammar";
import type { Vocabulary } from "../../language/vocabulary";
import { type Chance, numberIn, oneOf, outOf } from "./chance";
import { chanceOf, settle, weightOf } from "./likelihood";

type Values = Record<string, unknown>;

/** The game for which parts of the language are written. */
export interface Writer {
  readonly vocabulary: Vocabulary;
  /** Names of the cards that texts may name. */
  readonly pool: readonly string[];
  readonly chance: Chance;
}

/** One place of a part that is being written. The parts written before it are already in the root. */
interface Spot {
  readonly root: Root;
  readonly path: readonly (string | number)[];
  readonly within: Values;
  readonly around: Values;
  /** How many parts of the language it lies in. */
  readonly depth: number;
  put(value: unknown): void;
}

/** Deeper parts are written in the simplest forms. */
const DEEPEST = 5;
/** How often a part that has no name in the game is written in another form. */
const TRIES = 6;

/**
 * Writes a random part of the card language for a game. It has the right shape, but may make no sense: the validator
 * says so.
 * @param form in which it is written. Defaults to any.
 * @returns undefined if the game has no such part.
 */
export function randomPart(writer: Writer, node: NodeKind, form?: string): unknown {
  const root: { node: NodeKind; value: unknown } = { node, value: undefined };
  const spot: Spot = {
    root,
    path: [],
    within: {},
    around: {},
    depth: 0,
    put: (value) => {
      root.value = value;
    },
  };
  const slot = formsOf(writer.vocabulary, node).find(({ id }) => id === form)?.slot ?? { is: "node", node };
  return fill(writer, slot, spot) ? root.value : undefined;
}

/** Writes what may stand in a slot. Returns false if the game has no name for it. */
function fill(writer: Writer, slot: Slot | Form["slot"], spot: Spot): boolean {
  const { chance } = writer;
  switch (slot.is) {
    case "number":
      return putting(spot, numberIn(chance, slot.from, slot.to));
    case "flag":
      return putting(spot, true);
    case "text":
      return putting(spot, oneOf(chance, writer.pool)?.split(" ")[0]);
    case "choice":
      return putting(spot, oneOf(chance, slot.values));
    case "name":
      return putting(spot, nameFor(writer, slot, spot));
    case "node":
      return fillNode(writer, slot.node, spot);
    case "record":
      return fillRecord(writer, slot, spot);
    case "list":
      return fillList(writer, slot, spot);
    case "one-of":
      return fill(writer, oneOf(chance, slot.options) ?? { is: "args" }, spot);
    case "args":
      return false;
  }
}

function putting(spot: Spot, value: unknown): boolean {
  if (value !== undefined) spot.put(value);
  return value !== undefined;
}

function nameFor({ vocabulary, pool, chance }: Writer, slot: Extract<Slot, { is: "name" }>, spot: Spot) {
  const { root, path, within, around } = spot;
  const names = namesIn(vocabulary, slot.of, {
    known: knownAt(vocabulary, root, path),
    within,
    around,
    pool,
  });
  // Keywords are many, and fit few places where a value may be named.
  const values = names.filter((name) => !name.startsWith("kw-") && !name.startsWith("is-"));
  return oneOf(chance, values.length > 0 && outOf(chance, 70) ? values : names);
}

function fillNode(writer: Writer, node: NodeKind, spot: Spot): boolean {
  const { vocabulary, chance } = writer;
  if (spot.depth > DEEPEST + TRIES) return false;
  const forms = formsOf(vocabulary, node);
  for (let tries = 0; tries < TRIES; tries++) {
    const weights = forms.map((form) => weightOf(vocabulary, node, form, spot.depth >= DEEPEST));
    const form = weighted(chance, forms, weights);
    if (form !== undefined && fill(writer, form.slot, { ...spot, depth: spot.depth + 1 })) return true;
  }
  return false;
}

function weighted<T>(chance: Chance, all: readonly T[], weights: readonly number[]): T | undefined {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = total === 0 ? 0 : chance.below(total);
  return all.find((_, at) => {
    left -= weights[at] ?? 0;
    return left < 0;
  });
}

function fillRecord(
  writer: Writer,
  slot: Extract<Slot | Form["slot"], { is: "record" }>,
  { put, ...spot }: Spot,
): boolean {
  const values: Values = { ...("fixed" in slot ? slot.fixed : {}) };
  put(values);
  for (const part of slot.parts) {
    if (part.optional && !outOf(writer.chance, chanceOf(writer.vocabulary, values, part))) continue;
    const isWritten = fill(writer, part.slot, {
      ...spot,
      path: [...spot.path, part.key],
      within: values,
      around: spot.within,
      put: (value) => {
        values[part.key] = value;
      },
    });
    if (isWritten) continue;
    delete values[part.key];
    if (!part.optional) return false;
  }
  settle(writer, values);
  return isSomething(slot.parts, values);
}

/** A record of which every part may be left out has at least one of them, unless it is empty on purpose. */
const isSomething = (parts: readonly Part[], values: Values): boolean =>
  parts.length === 0 || parts.some(({ optional }) => !optional) || Object.keys(values).length > 0;

function fillList(writer: Writer, slot: Extract<Slot, { is: "list" }>, { put, ...spot }: Spot): boolean {
  const { chance } = writer;
  const list: unknown[] = [];
  put(list);
  const more = Math.min(slot.most - slot.least, outOf(chance, 25) ? 1 : 0);
  for (let at = 0; at < slot.least + more; at++) {
    const isWritten = fill(writer, slot.item, {
      ...spot,
      path: [...spot.path, at],
      put: (value) => {
        list[at] = value;
      },
    });
    if (!isWritten) list.length = Math.min(list.length, at);
  }
  return list.length >= slot.least;
}
