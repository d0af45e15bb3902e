import * as v from "valibot";
import { type Plain, traitStat } from "../kernel";
import type { Ability, Cost, Filter, Pattern } from "./ability";
import { argParts, wordIn } from "./args";
import { canRepeatEndlessly, endlessEvents } from "./loops";
import { isReadable, readsStats } from "./reads-stats";
import { abilitySchema, amountSchema, filterSchema } from "./schema";
import type { ArgSpec, PrintedCard, Vocabulary } from "./vocabulary";
import { type AbilityPart, abilityParts, CHOSEN_PLAYER } from "./walk";

export interface CardProblem {
  /** Name of the card, or empty for a problem of the pool. */
  readonly card: string;
  readonly message: string;
}

function argProblem(spec: ArgSpec | undefined, value: Plain | undefined, known: readonly string[]): boolean {
  if (typeof spec === "object" && "maybe" in spec) {
    return value !== undefined && argProblem(spec.maybe, value, known);
  }
  if (spec === undefined || value === undefined) return true;
  if (spec === "ref") return !known.includes(String(value));
  if (spec === "filter") return !v.is(filterSchema, value);
  if (spec === "amount") return !v.is(amountSchema, value);
  if (spec === "card-name") return typeof value !== "string";
  if ("from" in spec) {
    return typeof value !== "number" || !Number.isInteger(value) || value < spec.from || value > spec.to;
  }
  return !spec.includes(value);
}

/** Whether an argument names players. */
function isWho(spec: ArgSpec | undefined): boolean {
  if (typeof spec === "object" && "maybe" in spec) return isWho(spec.maybe);
  return Array.isArray(spec) && spec.includes("each") && spec.includes("player");
}

function* wordProblems(
  vocabulary: Vocabulary,
  part: Extract<AbilityPart, { kind: "args" }>,
): Generator<string> {
  const word = wordIn(vocabulary, part);
  if (word === undefined) return yield `no ${part.of} word "${part.word}"`;
  for (const arg of new Set([...Object.keys(word.args), ...Object.keys(part.value)])) {
    if (part.value[arg] === "player" && isWho(word.args[arg]) && !part.known.includes(CHOSEN_PLAYER))
      yield "no player has been chosen";
    if (argProblem(word.args[arg], part.value[arg], part.known)) {
      yield `${part.word}: "${arg}" cannot be ${JSON.stringify(part.value[arg])}`;
      continue;
    }
    for (const inner of argParts(word.args[arg], part.value[arg], part.known))
      yield* partProblems(vocabulary, inner);
  }
}

/** Names of numeric and keyword stats, and of the stats that give a card's types. */
function statNames({ stats, types, subtypes }: Vocabulary["names"]): readonly string[] {
  return [...stats, ...[...types, ...subtypes].map(traitStat)];
}

function* partProblems(vocabulary: Vocabulary, part: AbilityPart): Generator<string> {
  const { names } = vocabulary;
  const unknown = (what: string, name: string | undefined, all: readonly string[]) =>
    name === undefined || all.includes(name) ? [] : [`no ${what} "${name}"`];
  switch (part.kind) {
    case "ref":
      if (part.value === CHOSEN_PLAYER) {
        if (!part.known.includes(CHOSEN_PLAYER)) yield "no player has been chosen";
        return;
      }
      return yield* unknown("card called", part.value, part.known);
    case "stats":
      for (const stat of part.value) yield* unknown("stat", stat, statNames(names));
      return;
    case "filter":
      yield* unknown("zone", part.value.zone, names.zones);
      yield* unknown("type", part.value.type, names.types);
      yield* unknown("subtype", part.value.subtype, names.subtypes);
      yield* unknown("state", part.value.being, Object.keys(vocabulary.being ?? {}));
      yield* boundProblems(vocabulary, part.value);
      return yield* unknown("way of lying", part.value.lying?.how, Object.keys(vocabulary.lying ?? {}));
    case "amount":
      if (typeof part.value === "object" && "cardsIn" in part.value) {
        yield* unknown("zone", part.value.cardsIn, names.zones);
      }
      return;
    case "args":
      return yield* wordProblems(vocabulary, part);
    case "condition":
      if (part.value.is !== "step") return;
      for (const step of part.value.steps) yield* unknown("step", step, names.steps ?? []);
      return;
    case "cost":
      if (part.value.pay === "cards" || part.value.pay === "this")
        yield* unknown("way of paying", part.value.how, Object.keys(vocabulary.ways ?? {}));
      if (part.value.pay === "cards") yield* givingUpProblems(vocabulary, part.value);
      return;
    case "effect": {
      const effect = part.value;
      if (effect.do === "choose" && effect.announced && effect.as === undefined) yield "a target has no name";
      if (effect.do === "choose-player" && !/"(who|to)":"player"/.test(JSON.stringify(effect.then)))
        yield "nothing is said of the chosen player";
      if (effect.do === "move") yield* unknown("zone", effect.to, names.zones);
      if (effect.do === "reveal") yield* unknown("zone", effect.zone, names.zones);
      if (effect.do === "modify") {
        yield* unknown("moment", effect.until, names.moments);
        yield* flagProblems(vocabulary, effect.stats, effect.op, effect.amount);
      }
    }
  }
}

/** A keyword is either there or not, and a value cannot be both above and below a number. */
function* boundProblems({ names }: Vocabulary, { stat }: Filter): Generator<string> {
  if (stat === undefined) return;
  const { name, atLeast, atMost } = stat;
  if (names.final?.includes(name)) yield `cards have no "${name}" to be told by`;
  if (name.startsWith("kw-")) {
    const isKnown = atLeast === undefined ? atMost === 0 : atLeast === 1 && atMost === undefined;
    if (!isKnown) yield `cards have ${name} ("atLeast": 1) or lack it ("atMost": 0)`;
  }
  if (typeof atLeast === "number" && typeof atMost === "number" && atLeast > atMost)
    yield `no ${name} is at least ${atLeast} and at most ${atMost}`;
}

/** Cards can be given up only from where the game's way of doing so takes them. */
function* givingUpProblems(
  { wayZones, field, groups }: Vocabulary,
  { from: { zone = field }, how }: Extract<Cost, { pay: "cards" }>,
): Generator<string> {
  const zones = how === undefined ? undefined : wayZones?.[how];
  const own = groups?.[zone] ?? [zone];
  if (zones !== undefined && !own.every((key) => zones.includes(key))) yield `no "${how}" from ${zone}`;
}

/** Keywords are gained or lost one at a time, and never together with numbers. */
function* flagProblems(
  { names }: Vocabulary,
  stats: readonly string[],
  op: string,
  amount: unknown,
): Generator<string> {
  const flags = stats.filter((stat) => stat.startsWith("kw-"));
  if (flags.length === 0) return;
  if (flags.length < stats.length) yield "keywords and numbers are changed in one breath";
  if (
    (op === "add" || op === "min") &&
    typeof amount === "number" &&
    stats.every((stat) => names.levels?.includes(stat))
  )
    return;
  if (op === "set" && amount === 0) return;
  if (op !== "add" || amount !== 1) yield "a keyword is gained by adding 1, and lost by setting 0";
}

/** The text of a pattern can express only some of its parts, so the others are rejected. */
function* patternProblems(vocabulary: Vocabulary, pattern: Pattern): Generator<string> {
  const sayable = vocabulary.names.events[pattern.on];
  if (sayable === undefined) return yield `no event "${pattern.on}"`;
  for (const part of ["card", "other", "by", "how", "source", "from"] as const) {
    const given = pattern[part];
    if (given === undefined || sayable.includes(part)) continue;
    if (given !== "this" || !sayable.includes(`${part} this`)) yield `"${pattern.on}" cannot tell "${part}"`;
  }
  const { hows, zones } = vocabulary.names;
  if (pattern.how !== undefined && !hows?.[pattern.on]?.includes(pattern.how))
    yield `no way "${pattern.how}" of ${pattern.on}`;
  if (pattern.from !== undefined && !zones.includes(pattern.from)) yield `no zone "${pattern.from}"`;
}

/** Values of players and values of cards are different ones. */
function* seatStatProblems(
  { names: { seatStats } }: Vocabulary,
  ability: Ability,
  parts: readonly AbilityPart[],
): Generator<string> {
  if (seatStats === undefined) return;
  const ofPlayers = ability.kind === "standing-seats" ? ability.stats : undefined;
  for (const stat of ofPlayers ?? []) if (!seatStats.includes(stat)) yield `"${stat}" is a value of cards`;
  for (const part of parts) {
    if (part.kind !== "stats" || part.value === ofPlayers) continue;
    for (const stat of part.value) if (seatStats.includes(stat)) yield `"${stat}" is a value of players`;
  }
}

function* abilityProblems(vocabulary: Vocabulary, ability: Ability): Generator<string> {
  const shape = v.safeParse(abilitySchema, ability);
  if (!shape.success) {
    for (const issue of shape.issues) yield `${v.getDotPath(issue) ?? "ability"}: ${issue.message}`;
    return;
  }
  const parts = [...abilityParts(ability, vocabulary.names.refs)];
  for (const part of parts) yield* partProblems(vocabulary, part);
  if (ability.kind === "trigger") yield* patternProblems(vocabulary, ability.when);
  if (ability.kind === "standing") {
    yield* flagProblems(vocabulary, ability.stats, ability.op, ability.amount);
    if (ability.against !== undefined)
      for (const stat of ability.stats)
        if (!vocabulary.names.against?.includes(stat)) yield `"${stat}" is not a value against cards`;
    const mayRead = ability.stats.every((stat) => isReadable(vocabulary, stat));
    if (!mayRead && parts.some((part) => readsStats(vocabulary, part)))
      yield "a standing ability reads values of cards";
  }
  yield* seatStatProblems(vocabulary, ability, parts);
  if (ability.kind === "replace") {
    const causes = vocabulary.names.changes[ability.change];
    if (causes === undefined) yield `no change "${ability.change}"`;
    else if (ability.cause !== undefined && !causes.includes(ability.cause)) {
      yield `no way "${ability.cause}" of ${ability.change}`;
    }
  }
  if (ability.kind === "keyword") {
    const inside = vocabulary.names.labels?.[ability.keyword];
    const has = (ability.cost ? "cost" : "") + (ability.effect ? "effect" : "");
    if (inside === undefined) yield `no keyword "${ability.keyword}" with something in brackets`;
    else if (has !== inside)
      yield `what stands in ${ability.keyword}() is ${inside === "cost" ? "a cost" : "an effect"}`;
  }
  if (canRepeatEndlessly(vocabulary, ability)) yield "it could be used again and again without end";
}

/** All problems of the abilities of these cards, or an empty list. */
export function validateCards(vocabulary: Vocabulary, cards: readonly PrintedCard[]): CardProblem[] {
  const problems: CardProblem[] = [];
  for (const card of cards) {
    for (const ability of card.abilities) {
      for (const message of abilityProblems(vocabulary, ability)) problems.push({ card: card.name, message });
    }
    for (const keyword of card.keywords ?? []) {
      const known = vocabulary.names.stats.includes(`kw-${keyword}`);
      if (!known) problems.push({ card: card.name, message: `no keyword "${keyword}"` });
    }
  }
  for (const event of endlessEvents(vocabulary, cards)) {
    problems.push({ card: "", message: `triggers could cause "${event}" without end` });
  }
  return problems;
}
