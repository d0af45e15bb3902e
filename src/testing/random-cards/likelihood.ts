import { isTraitStat } from "../../kernel";
import type { Form, NodeKind, Part } from "../../language/grammar";
import type { Vocabulary } from "../../language/vocabulary";
import { type Chance, oneOf } from "./chance";

type Values = Record<string, unknown>;

/** How often a form is written among the others of its part. Others count as `USUAL`. */
const WEIGHTS: Partial<Readonly<Record<NodeKind, Readonly<Record<string, number>>>>> = {
  ability: {
    trigger: 60,
    activated: 30,
    standing: 35,
    replace: 12,
    "standing-amounts": 5,
    "standing-seats": 5,
    play: 0,
  },
  effect: {
    nothing: 0,
    choose: 60,
    seq: 20,
    each: 25,
    against: 2,
    "choose-player": 5,
    "choose-kind": 5,
    draw: 20,
    modify: 40,
    lend: 6,
  },
  amount: { number: 300 },
  condition: { not: 4, all: 4, any: 4 },
};
const USUAL = 10;

/** The words of a part together are written as often as this many usual forms. */
const WORDS = 12;

const isPart = (part: Part, node: NodeKind): boolean =>
  !part.optional &&
  ((part.slot.is === "node" && part.slot.node === node) ||
    (part.slot.is === "list" && part.slot.item.is === "node" && part.slot.item.node === node));

/** Whether a form needs another part of the same kind in it. */
const isNested = ({ slot }: Form, node: NodeKind): boolean =>
  slot.is === "record" && slot.parts.some((part) => isPart(part, node));

/**
 * How often a form is written.
 * @param isDeep leaves out the forms in which the same kind of part is nested.
 */
export function weightOf(vocabulary: Vocabulary, node: NodeKind, form: Form, isDeep: boolean): number {
  if (isDeep && isNested(form, node)) return 0;
  if (!form.id.startsWith("word:")) return WEIGHTS[node]?.[form.id] ?? USUAL;
  const words = { effect: vocabulary.effects, condition: vocabulary.conditions }[node as string] ?? {};
  return Math.max(1, Math.round((WORDS * USUAL) / Math.max(1, Object.keys(words).length)));
}

/** How many of a hundred times an optional part is written. */
const CHANCES: Readonly<Record<string, number>> = {
  type: 45,
  of: 40,
  subtype: 15,
  ref: 1,
  args: 100,
  cost: 60,
  card: 80,
  may: 30,
  then: 60,
  uses: 6,
  oncePerTurn: 15,
  announced: 15,
  face: 3,
  where: 3,
};
const SELDOM = 8;

/** How many of a hundred times an optional part of a record is written after the parts before it. */
export function chanceOf({ names }: Vocabulary, values: Values, { key }: Part): number {
  if (typeof values.on === "string") {
    const sayable = names.events[values.on] ?? [];
    return sayable.includes(key) || sayable.some((one) => one.startsWith(`${key} `))
      ? (CHANCES[key] ?? SELDOM)
      : 0;
  }
  if (values.kind === "keyword") {
    const inside = names.labels?.[String(values.keyword)];
    if (key === "cost" || key === "effect") return inside === key ? 100 : 0;
  }
  if (values.kind === "replace") {
    const isOfSeat = names.seatChanges?.includes(String(values.change)) === true;
    if (key === "card") return isOfSeat ? 0 : 100;
    if (key === "of") return isOfSeat ? 50 : 0;
  }
  return CHANCES[key] ?? SELDOM;
}

/** Adapts the parts of a record to each other where they mostly would not fit. */
export function settle(
  { vocabulary, chance }: { vocabulary: Vocabulary; chance: Chance },
  values: Values,
): void {
  const { names } = vocabulary;
  const { stats, on } = values;
  if (Array.isArray(stats) && stats.some((stat) => isGained(names, String(stat)))) {
    values.stats = stats.filter((stat) => isGained(names, String(stat))).slice(0, 1);
    values.op = oneOf(chance, ["add", "add", "set"]);
    values.amount = values.op === "add" ? 1 : 0;
  }
  if (typeof on === "string" && names.events[on]?.includes("card this!")) values.card = "this";
  if (values.uses !== undefined) delete values.oncePerTurn;
  if (values.where === undefined && "kind" in values) delete values.face;
  if (typeof values.name === "string" && values.name.startsWith("kw-")) {
    delete values.atMost;
    values.atLeast = 1;
  }
  if (values.announced === true) {
    values.as ??= "it";
    delete values.by;
    delete values.total;
  }
}

/** Whether a value is a keyword, a type or a fact, which a card has or has not. */
const isGained = ({ final }: Vocabulary["names"], stat: string): boolean =>
  stat.startsWith("kw-") || isTraitStat(stat) || final?.includes(stat) === true;
