import * as v from "valibot";
import type { ModifierOp, Plain } from "../kernel";
import type { Ability, Amount, CardTest, Condition, Cost, Effect, Filter, Pattern } from "./ability";
import type { NameKind } from "./grammar/names";

/**
 * The strict shape of an ability: nothing that the interpreter does not know. `validateCards` checks a game's
 * names (zones, stats, words ...); the build publishes the shape alone as `ability.schema.json`.
 */
// No record has a word or a name that every object has.
const name = v.pipe(v.string(), v.regex(/^(?!constructor$)[a-z][a-z0-9-]{0,39}$/));
/** A name of this kind. Forms offer the names of that kind which a game has. */
const nameOf = (of: NameKind) => v.pipe(name, v.metadata({ of }));
const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
const some = <T extends v.GenericSchema>(item: T, most: number) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(most));
/** Only `true` is written. The field is left out otherwise. */
const flag = v.optional(v.literal(true));

/** The highest amount allowed in card text. */
const MAX_NUMBER = 20_000;

const ref = nameOf("ref");
const side = v.picklist(["you", "opponent"]);
const whose = v.picklist(["you", "opponent", "team"]);
const who = v.picklist(["you", "opponent", "each"]);
const anyone = v.picklist(["you", "opponent", "each", "player"]);
const op = v.picklist(["set", "add", "min", "max"] satisfies ModifierOp[]);

/** The name of a card, or a part of it. */
const namePart = v.pipe(v.string(), v.regex(/^\S(.{0,58}\S)?$/));
const cardName = v.pipe(namePart, v.metadata({ of: "card" satisfies NameKind }));
const bound = v.lazy(() => amountSchema);
const test = v.lazy(() => cardTestSchema);

const atLeast = v.strictObject({ name: nameOf("value"), atLeast: bound });
const atMost = v.strictObject({ name: nameOf("value"), atMost: bound });
const between = v.strictObject({ name: nameOf("value"), atLeast: bound, atMost: bound });
/** The bounds of a value: at least, at most, or both. */
export const boundsSchema = v.union([atLeast, atMost, between]);

/**
 * The bounds by the keys that they have. A union would read everything in them up to three times, and what is nested
 * in that three times as often again.
 */
function boundBy(given: unknown): v.GenericSchema<NonNullable<CardTest["stat"]>> {
  if (typeof given !== "object" || given === null) return boundsSchema;
  if (!("atMost" in given)) return atLeast;
  return "atLeast" in given ? between : atMost;
}

const tests = {
  face: v.optional(v.picklist(["up", "down"])),
  type: v.optional(nameOf("type")),
  subtype: v.optional(nameOf("subtype")),
  chosenKind: v.optional(nameOf("chosen-kind")),
  named: v.optional(cardName),
  nameHas: v.optional(namePart),
  among: v.optional(ref),
  touching: v.optional(ref),
  lying: v.optional(v.strictObject({ how: nameOf("position"), to: ref })),
  not: v.optional(v.union([ref, test])),
  being: v.optional(nameOf("state")),
  stat: v.optional(v.lazy(boundBy)),
  all: v.optional(some(test, 4)),
  any: v.optional(v.pipe(some(test, 4), v.minLength(2))),
};

/** A test of a card within a filter. It tests something. */
export const cardTestSchema: v.GenericSchema<CardTest> = v.pipe(
  v.strictObject(tests),
  v.check((given) => Object.keys(given).length > 0, "a test of a card tests nothing"),
);

export const filterSchema: v.GenericSchema<Filter> = v.strictObject({
  ...tests,
  zone: v.optional(nameOf("zones")),
  of: v.optional(whose),
  ref: v.optional(ref),
  extreme: v.optional(v.strictObject({ which: v.picklist(["highest", "lowest"]), stat: nameOf("value") })),
});

const INHERITED = Object.getOwnPropertyNames(Object.prototype).filter((key) => /^[a-zA-Z]+$/.test(key));
const argument = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(?!(?:${INHERITED.join("|")})$)[a-z][a-zA-Z0-9]{0,39}$`)),
);
/** Plain values, a filter or an amount. `validateCards` checks which of them a word takes. */
const value = v.union([
  v.string(),
  v.number(),
  v.boolean(),
  v.lazy(() => amountSchema),
  v.lazy(() => filterSchema),
]) as v.GenericSchema<unknown> as v.GenericSchema<Plain>;
const args = v.optional(v.record(argument, value));
const word = (of: NameKind) => ({ word: nameOf(of), args });

const scale = { times: v.optional(whole(-MAX_NUMBER, MAX_NUMBER)), max: v.optional(whole(1, MAX_NUMBER)) };

export const amountSchema: v.GenericSchema<Amount> = v.union([
  whole(-MAX_NUMBER, MAX_NUMBER),
  v.strictObject({ count: filterSchema, ...scale }),
  v.strictObject({ cardsIn: nameOf("zone"), of: side, ...scale }),
  v.strictObject({ stat: nameOf("value"), of: ref }),
  v.strictObject({ half: v.lazy(() => amountSchema), up: flag }),
  v.strictObject({ sum: v.pipe(some(bound, 3), v.minLength(2)) }),
  v.strictObject({ chosen: nameOf("number") }),
  v.strictObject({ ...word("amount-word"), ...scale }),
]);

const inner = v.lazy(() => conditionSchema);

export const conditionSchema: v.GenericSchema<Condition> = v.variant("is", [
  v.strictObject({ is: v.literal("exists"), filter: filterSchema, atLeast: v.optional(whole(2, 20)) }),
  v.strictObject({ is: v.literal("none"), filter: filterSchema }),
  v.strictObject({ is: v.literal("more"), amount: amountSchema, than: amountSchema }),
  v.strictObject({ is: v.literal("turn"), of: side }),
  v.strictObject({ is: v.literal("step"), steps: some(nameOf("step"), 6), of: v.optional(side) }),
  v.strictObject({ is: v.literal("matches"), card: ref, filter: filterSchema }),
  v.strictObject({ is: v.literal("not"), condition: inner }),
  v.strictObject({ is: v.literal("all"), conditions: some(inner, 4) }),
  v.strictObject({ is: v.literal("any"), conditions: some(inner, 4) }),
  v.strictObject({ is: v.literal("word"), ...word("condition-word") }),
]);

const cards = whole(1, 10);

export const costSchema: v.GenericSchema<Cost> = v.variant("pay", [
  v.strictObject({ pay: v.literal("discard"), count: cards }),
  v.strictObject({ pay: v.literal("flip-down") }),
  v.strictObject({
    pay: v.literal("cards"),
    from: filterSchema,
    count: cards,
    how: v.optional(nameOf("way")),
  }),
  v.strictObject({ pay: v.literal("this"), how: v.optional(nameOf("way")) }),
  v.strictObject({ pay: v.literal("word"), ...word("cost-word") }),
]);

const costs = some(costSchema, 3);
const part = v.lazy(() => effectSchema);
const change = (of: NameKind) => ({ stats: some(nameOf(of), 8), op, amount: amountSchema });

export const effectSchema: v.GenericSchema<Effect> = v.variant("do", [
  v.strictObject({ do: v.literal("nothing") }),
  v.strictObject({ do: v.literal("seq"), effects: some(part, 4) }),
  v.strictObject({
    do: v.literal("if"),
    condition: conditionSchema,
    then: part,
    else: v.optional(part),
  }),
  v.strictObject({ do: v.literal("may"), effect: part }),
  v.strictObject({ do: v.literal("against"), effect: part }),
  v.strictObject({ do: v.literal("choose-player"), then: part }),
  v.strictObject({ do: v.literal("choose-kind"), among: nameOf("kinds"), then: part }),
  v.strictObject({ do: v.literal("pay"), cost: costs, then: v.optional(part) }),
  v.strictObject({ do: v.literal("unless-paid"), by: v.literal("opponent"), cost: costs, then: part }),
  v.strictObject({
    do: v.literal("choose-one"),
    options: v.pipe(some(part, 4), v.minLength(2)),
    announced: v.optional(nameOf("new-name")),
  }),
  v.strictObject({
    do: v.literal("choose"),
    from: filterSchema,
    count: v.optional(whole(2, 10)),
    upTo: flag,
    total: v.optional(v.strictObject({ stat: nameOf("value"), atMost: amountSchema })),
    by: v.optional(v.literal("opponent")),
    as: v.optional(nameOf("new-name")),
    announced: flag,
    then: part,
  }),
  v.strictObject({
    do: v.literal("choose-number"),
    as: nameOf("new-name"),
    from: v.optional(whole(1, 20)),
    to: amountSchema,
    then: part,
  }),
  v.strictObject({ do: v.literal("each"), from: filterSchema, effect: part }),
  v.strictObject({ do: v.literal("draw"), who: anyone, count: amountSchema }),
  v.strictObject({ do: v.literal("discard"), who: anyone, count: cards, atRandom: flag }),
  v.strictObject({ do: v.literal("flip"), card: ref, face: v.picklist(["up", "down"]) }),
  v.strictObject({ do: v.literal("move"), card: ref, to: nameOf("place"), bottom: flag }),
  v.strictObject({ do: v.literal("modify"), card: ref, ...change("changed-value"), until: nameOf("moment") }),
  v.strictObject({
    do: v.literal("lend"),
    card: v.optional(ref),
    ability: v.lazy(() => abilitySchema),
    until: nameOf("moment"),
  }),
  v.strictObject({ do: v.literal("arrange"), count: whole(2, 10) }),
  v.strictObject({
    do: v.literal("reveal"),
    zone: nameOf("shown-zone"),
    of: side,
    to: anyone,
    atRandom: flag,
  }),
  v.strictObject({ do: v.literal("word"), ...word("effect-word") }),
]);

const subject = v.union([v.literal("this"), filterSchema]);

export const patternSchema: v.GenericSchema<Pattern> = v.strictObject({
  on: nameOf("event"),
  card: v.optional(subject),
  other: v.optional(subject),
  by: v.optional(side),
  how: v.optional(nameOf("event-way")),
  source: v.optional(test),
  from: v.optional(nameOf("zone")),
});

const uses = v.strictObject({ per: v.picklist(["turn", "round", "battle", "game"]), most: whole(1, 9) });
/** `oncePerTurn` is short for `uses` of once per turn. */
const conditional = { if: v.optional(conditionSchema), oncePerTurn: flag, uses: v.optional(uses) };

const scope = {
  where: v.optional(some(nameOf("zone"), 6)),
  face: v.optional(v.picklist(["up", "down"])),
  active: v.optional(conditionSchema),
};

export const abilitySchema: v.GenericSchema<Ability> = v.variant("kind", [
  v.strictObject({
    kind: v.literal("trigger"),
    ...scope,
    when: patternSchema,
    may: flag,
    ...conditional,
    effect: effectSchema,
  }),
  v.strictObject({
    kind: v.literal("standing"),
    ...scope,
    cards: subject,
    against: v.optional(test),
    ...change("changed-value"),
  }),
  v.strictObject({ kind: v.literal("standing-seats"), ...scope, seats: who, ...change("seat-value") }),
  v.strictObject({
    kind: v.literal("standing-amounts"),
    ...scope,
    by: v.optional(subject),
    to: v.optional(subject),
    ...change("dealt-value"),
  }),
  v.strictObject({
    kind: v.literal("replace"),
    ...scope,
    change: nameOf("change"),
    card: v.optional(subject),
    of: v.optional(side),
    cause: v.optional(nameOf("cause")),
    may: flag,
    ...conditional,
    effect: effectSchema,
  }),
  v.strictObject({
    kind: v.literal("activated"),
    ...scope,
    when: v.optional(some(nameOf("use-moment"), 4)),
    cost: v.optional(costs),
    ...conditional,
    effect: effectSchema,
  }),
  v.strictObject({
    kind: v.literal("play"),
    ...scope,
    if: v.optional(conditionSchema),
    cost: v.optional(costs),
    effect: effectSchema,
  }),
  v.strictObject({
    kind: v.literal("keyword"),
    ...scope,
    keyword: nameOf("label"),
    if: v.optional(conditionSchema),
    cost: v.optional(costs),
    effect: v.optional(effectSchema),
  }),
]);
