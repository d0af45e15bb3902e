import type { Plain } from "../kernel";
import {
  type Ability,
  type Amount,
  type CardTest,
  type Condition,
  type Cost,
  type Effect,
  type Filter,
  isStanding,
  type Ref,
  type Standing,
  type Who,
} from "./ability";
import { THAT_MUCH } from "./env";

type Args = Readonly<Record<string, Plain>>;

/** One part of an ability, with the references defined there. */
export type AbilityPart = { readonly known: readonly Ref[] } & (
  | { readonly kind: "effect"; readonly value: Effect }
  | { readonly kind: "condition"; readonly value: Condition }
  | { readonly kind: "filter"; readonly value: Filter }
  | { readonly kind: "amount"; readonly value: Amount }
  | { readonly kind: "stats"; readonly value: readonly string[] }
  /** A value of a card that is read. */
  | { readonly kind: "read-stat"; readonly value: string }
  | {
      readonly kind: "args";
      readonly word: string;
      readonly of: "effect" | "condition" | "amount" | "cost";
      readonly value: Args;
    }
  | { readonly kind: "ref"; readonly value: Ref }
  | { readonly kind: "cost"; readonly value: Cost }
);

type Known = readonly Ref[];

export function* filterParts(filter: Filter, known: Known): Generator<AbilityPart> {
  yield { kind: "filter", value: filter, known };
  const { not } = filter;
  for (const value of [
    filter.among,
    filter.touching,
    filter.lying?.to,
    typeof not === "string" ? not : undefined,
    filter.ref,
  ])
    if (value !== undefined) yield { kind: "ref", value, known };
  if (filter.chosenKind !== undefined) yield { kind: "ref", value: chosenKind(filter.chosenKind), known };
  for (const inner of testsIn(filter)) yield* filterParts(inner, known);
  if (filter.extreme !== undefined) yield { kind: "read-stat", value: filter.extreme.stat, known };
  if (filter.stat === undefined) return;
  yield { kind: "read-stat", value: filter.stat.name, known };
  for (const bound of [filter.stat.atLeast, filter.stat.atMost])
    if (bound !== undefined) yield* amountParts(bound, known);
}

/** The tests directly inside a filter or a test. */
const testsIn = ({ not, all = [], any = [] }: CardTest): readonly CardTest[] => [
  ...(typeof not === "object" ? [not] : []),
  ...all,
  ...any,
];

export function* amountParts(amount: Amount, known: Known): Generator<AbilityPart> {
  yield { kind: "amount", value: amount, known };
  if (typeof amount === "number") return;
  if ("count" in amount) yield* filterParts(amount.count, known);
  if ("half" in amount) yield* amountParts(amount.half, known);
  if ("sum" in amount) for (const part of amount.sum) yield* amountParts(part, known);
  if ("chosen" in amount) yield { kind: "ref", value: chosenNumber(amount.chosen), known };
  if ("word" in amount)
    yield { kind: "args", word: amount.word, of: "amount", value: amount.args ?? {}, known };
  if ("stat" in amount) {
    yield { kind: "ref", value: amount.of, known };
    yield { kind: "read-stat", value: amount.stat, known };
  }
}

/** A condition and everything in it. */
export function* conditionParts(condition: Condition, known: Known): Generator<AbilityPart> {
  yield { kind: "condition", value: condition, known };
  switch (condition.is) {
    case "exists":
    case "none":
      return yield* filterParts(condition.filter, known);
    case "more":
      yield* amountParts(condition.amount, known);
      return yield* amountParts(condition.than, known);
    case "matches":
      yield { kind: "ref", value: condition.card, known };
      return yield* filterParts(condition.filter, known);
    case "not":
      return yield* conditionParts(condition.condition, known);
    case "all":
    case "any":
      for (const inner of condition.conditions) yield* conditionParts(inner, known);
      return;
    case "word":
      yield { kind: "args", word: condition.word, of: "condition", value: condition.args ?? {}, known };
  }
}

function* costParts(costs: readonly Cost[] | undefined, known: Known): Generator<AbilityPart> {
  for (const cost of costs ?? []) {
    yield { kind: "cost", value: cost, known };
    if (cost.pay === "this") yield { kind: "ref", value: "this", known };
    if (cost.pay === "cards") yield* filterParts(cost.from, known);
    if (cost.pay === "word")
      yield { kind: "args", word: cost.word, of: "cost", value: cost.args ?? {}, known };
  }
}

/** The chosen player, if an effect is about that one. */
function* playerParts(who: Who, known: Known): Generator<AbilityPart> {
  if (who === "player") yield { kind: "ref", value: CHOSEN_PLAYER, known };
}

/** An effect and everything in it. */
export function* effectParts(effect: Effect, known: Known): Generator<AbilityPart> {
  yield { kind: "effect", value: effect, known };
  const adds = addedBy(effect);
  const inside = adds === undefined ? known : [...known, adds];
  for (const inner of innerEffects(effect)) yield* effectParts(inner, inside);
  switch (effect.do) {
    case "if":
      return yield* conditionParts(effect.condition, known);
    case "choose":
      if (effect.total) {
        yield { kind: "read-stat", value: effect.total.stat, known };
        yield* amountParts(effect.total.atMost, known);
      }
      return yield* filterParts(effect.from, known);
    case "each":
      return yield* filterParts(effect.from, known);
    case "pay":
    case "unless-paid":
      return yield* costParts(effect.cost, known);
    case "draw":
      yield* playerParts(effect.who, known);
      return yield* amountParts(effect.count, known);
    case "discard":
      return yield* playerParts(effect.who, known);
    case "reveal":
      return yield* playerParts(effect.to, known);
    case "choose-number":
      return yield* amountParts(effect.to, known);
    case "flip":
    case "move":
      yield { kind: "ref", value: effect.card, known };
      return;
    case "modify":
      yield { kind: "ref", value: effect.card, known };
      yield { kind: "stats", value: effect.stats, known };
      return yield* amountParts(effect.amount, known);
    case "lend":
      if (effect.card !== undefined) yield { kind: "ref", value: effect.card, known };
      return;
    case "word":
      yield { kind: "args", word: effect.word, of: "effect", value: effect.args ?? {}, known };
  }
}

/** The effects directly inside an effect. */
export function innerEffects(effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case "seq":
      return effect.effects;
    case "choose-one":
      return effect.options;
    case "if":
      return effect.else === undefined ? [effect.then] : [effect.then, effect.else];
    case "may":
    case "against":
    case "each":
      return [effect.effect];
    case "choose":
    case "choose-player":
    case "choose-kind":
    case "choose-number":
    case "unless-paid":
      return [effect.then];
    case "pay":
      return effect.then === undefined ? NO_EFFECTS : [effect.then];
    default:
      return NO_EFFECTS;
  }
}

const NO_EFFECTS: readonly Effect[] = [];

/** The effect with every inner effect replaced by the result of `change`, in the order of the text. */
export function mapEffects(effect: Effect, change: (effect: Effect) => Effect): Effect {
  const inside = (inner: Effect) => mapEffects(inner, change);
  const own = change(effect);
  switch (own.do) {
    case "seq":
      return { ...own, effects: own.effects.map(inside) };
    case "choose-one":
      return { ...own, options: own.options.map(inside) };
    case "if":
      return {
        ...own,
        then: inside(own.then),
        ...(own.else !== undefined && { else: inside(own.else) }),
      };
    case "may":
    case "against":
    case "each":
      return { ...own, effect: inside(own.effect) };
    case "choose":
    case "choose-player":
    case "choose-kind":
    case "choose-number":
    case "unless-paid":
      return { ...own, then: inside(own.then) };
    case "pay":
      return own.then === undefined ? own : { ...own, then: inside(own.then) };
    default:
      return own;
  }
}

/** Stands among the known references for the chosen player. No card can be called so. */
export const CHOSEN_PLAYER = "@player";

/** Stands among the known references for a chosen kind. No card can be called so. */
export const chosenKind = (among: string): Ref => `@${among}`;

/** Stands among the known references for a chosen number. No card can be called so. */
export const chosenNumber = (name: string): Ref => `#${name}`;

/** The reference that an effect defines for its inner effects. */
export function addedBy(effect: Effect): Ref | undefined {
  switch (effect.do) {
    case "choose":
      return effect.as ?? "it";
    case "choose-player":
      return CHOSEN_PLAYER;
    case "choose-kind":
      return chosenKind(effect.among);
    case "choose-number":
      return chosenNumber(effect.as);
    case "each":
      return "it";
    default:
      return undefined;
  }
}

/** An effect and all effects in it, itself first. */
export function effectsIn(effect: Effect): Effect[] {
  const all = [effect];
  for (const inner of innerEffects(effect)) all.push(...effectsIn(inner));
  return all;
}

/** References to the numbers chosen in an effect, which its costs may use. */
export function numbersIn(effect: Effect | undefined): string[] {
  return effect === undefined
    ? []
    : effectsIn(effect).flatMap((inner) => (inner.do === "choose-number" ? [chosenNumber(inner.as)] : []));
}

function* subjectParts(subject: "this" | Filter | undefined, known: Known): Generator<AbilityPart> {
  if (subject !== undefined && subject !== "this") yield* filterParts(subject, known);
}

/** Costs of an ability, before or within its effect. */
export function costsOf(ability: Ability): Cost[] {
  if (isStanding(ability)) return [];
  const own = "cost" in ability ? (ability.cost ?? []) : [];
  if (ability.effect === undefined) return [...own];
  const inside = effectsIn(ability.effect).flatMap((effect) =>
    effect.do === "pay" || effect.do === "unless-paid" ? effect.cost : [],
  );
  return [...own, ...inside];
}

/**
 * Every part of an ability.
 * @param refs the game's words for cards.
 */
export function* abilityParts(ability: Ability, refs: readonly Ref[]): Generator<AbilityPart> {
  const base = ability.kind === "play" ? refs : ["this", ...refs];
  if (isStanding(ability)) return yield* standingParts(ability, base);
  if (ability.active) yield* conditionParts(ability.active, base);
  const known = [...base, ...eventRefs(ability)];
  if (ability.kind === "trigger") {
    yield* subjectParts(ability.when.card, base);
    yield* subjectParts(ability.when.other, base);
    yield* subjectParts(ability.when.source, base);
  }
  if (ability.kind === "replace") yield* subjectParts(ability.card, base);
  if (ability.if) yield* conditionParts(ability.if, known);
  if ("cost" in ability) yield* costParts(ability.cost, [...known, ...numbersIn(ability.effect)]);
  if (ability.effect) yield* effectParts(ability.effect, known);
}

/** The references that a static ability defines for its amount and its condition. */
export const STANDING_REFS: Readonly<Record<Standing["kind"], readonly Ref[]>> = {
  standing: ["it"],
  "standing-seats": [],
  "standing-amounts": ["it", "other"],
};

function* standingParts(ability: Standing, base: Known): Generator<AbilityPart> {
  const known = STANDING_REFS[ability.kind];
  if (ability.kind === "standing") {
    yield* subjectParts(ability.cards, base);
    yield* subjectParts(ability.against, base);
  }
  if (ability.kind === "standing-amounts") {
    yield* subjectParts(ability.by, base);
    yield* subjectParts(ability.to, base);
  }
  yield { kind: "stats", value: ability.stats, known: base };
  yield* amountParts(ability.amount, [...base, ...known]);
  if (ability.active) yield* conditionParts(ability.active, [...base, ...known]);
}

/** The references that an ability's event defines. */
export function eventRefs(ability: Ability): Ref[] {
  if (ability.kind === "replace") return ["it"];
  if (ability.kind === "keyword") return ["other"];
  if (ability.kind !== "trigger") return [];
  const cards = ability.when.card === undefined ? [] : ["it", "other"];
  return [...cards, chosenNumber(THAT_MUCH)];
}
