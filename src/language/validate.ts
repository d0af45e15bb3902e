import * as v from "valibot";
import type { Plain } from "../kernel";
import { type Ability, type Filter, isStanding } from "./ability";
import { argParts, wordIn } from "./args";
import { canRepeatEndlessly, endlessEvents } from "./loops";
import { isReadable, readsStats } from "./reads-stats";
import { abilitySchema, amountSchema, filterSchema } from "./schema";
import {
  changeProblems,
  choosingProblems,
  chosenNameProblems,
  givingUpProblems,
  leftProblems,
  moveProblems,
  patternProblems,
  replacedProblems,
  scopeProblems,
  singleZones,
  statNames,
  unknownIn,
} from "./validate-parts";
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
  // Its name is checked by `wordProblems`.
  if (spec === "card-name") return typeof value !== "string";
  if ("from" in spec) {
    return typeof value !== "number" || !Number.isInteger(value) || value < spec.from || value > spec.to;
  }
  return !spec.includes(value);
}

const isCardName = (spec: ArgSpec | undefined): boolean =>
  spec === "card-name" || (typeof spec === "object" && "maybe" in spec && isCardName(spec.maybe));

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
    if (isCardName(word.args[arg]))
      yield* unknownIn("card", String(part.value[arg]), vocabulary.names.cards?.[part.word] ?? []);
    for (const inner of argParts(word.args[arg], part.value[arg], part.known))
      yield* partProblems(vocabulary, inner);
  }
}

function* partProblems(vocabulary: Vocabulary, part: AbilityPart): Generator<string> {
  const { names } = vocabulary;
  switch (part.kind) {
    case "ref":
      if (part.value === CHOSEN_PLAYER) {
        if (!part.known.includes(CHOSEN_PLAYER)) yield "no player has been chosen";
        return;
      }
      return yield* unknownIn("card called", part.value, part.known);
    case "stats":
      for (const stat of part.value) yield* unknownIn("stat", stat, statNames(names));
      return;
    case "read-stat":
      yield* unknownIn("stat", part.value, statNames(names));
      if (names.dealt?.includes(part.value) || names.ofSeats?.includes(part.value))
        yield `"${part.value}" is not a value of cards`;
      return;
    case "filter":
      yield* unknownIn("zone", part.value.zone, names.zones);
      yield* unknownIn("type", part.value.type, names.types);
      yield* unknownIn("subtype", part.value.subtype, names.subtypes);
      yield* unknownIn("state", part.value.being, Object.keys(vocabulary.being ?? {}));
      yield* boundProblems(vocabulary, part.value);
      // Only a game whose cards have positions tells which are adjacent.
      if (part.value.touching !== undefined && vocabulary.lying === undefined)
        yield `no card of this game is adjacent to another`;
      if (part.value.ref !== undefined && Object.keys(part.value).length > 1)
        yield `"${part.value.ref}" and what it must be are said by "matches"`;
      return yield* unknownIn("way of lying", part.value.lying?.how, Object.keys(vocabulary.lying ?? {}));
    case "amount":
      if (typeof part.value === "object" && "cardsIn" in part.value) {
        yield* unknownIn("zone", part.value.cardsIn, singleZones(vocabulary));
      }
      return;
    case "args":
      return yield* wordProblems(vocabulary, part);
    case "condition":
      if (part.value.is !== "step") return;
      for (const step of part.value.steps) yield* unknownIn("step", step, names.steps ?? []);
      return;
    case "cost":
      if (part.value.pay === "cards" || part.value.pay === "this")
        yield* unknownIn("way of paying", part.value.how, Object.keys(vocabulary.ways ?? {}));
      if (part.value.pay === "cards") yield* givingUpProblems(vocabulary, part.value);
      return;
    case "effect": {
      const effect = part.value;
      if (effect.do === "choose-player" && !/"(who|to)":"player"/.test(JSON.stringify(effect.then)))
        yield "nothing is said of the chosen player";
      yield* chosenNameProblems(vocabulary, effect);
      if (effect.do === "choose-kind")
        yield* unknownIn("kinds", effect.among, Object.keys(names.kinds ?? {}));
      if (effect.do === "move") yield* moveProblems(vocabulary, effect);
      if (effect.do === "choose") yield* choosingProblems(effect);
      if (
        effect.do === "reveal" &&
        ![vocabulary.hand, vocabulary.deck, vocabulary.discard].includes(effect.zone)
      )
        yield `no zone "${effect.zone}" that is revealed`;
      if (effect.do === "modify") {
        yield* unknownIn("moment", effect.until, names.moments);
        yield* changeProblems(vocabulary, effect);
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

function* abilityProblems(vocabulary: Vocabulary, ability: Ability): Generator<string> {
  const shape = v.safeParse(abilitySchema, ability);
  if (!shape.success) {
    for (const issue of shape.issues) yield `${v.getDotPath(issue) ?? "ability"}: ${issue.message}`;
    return;
  }
  const parts = [...abilityParts(ability, vocabulary.names.refs)];
  for (const part of parts) yield* partProblems(vocabulary, part);
  if (ability.kind === "trigger") yield* patternProblems(vocabulary, ability.when);
  yield* scopeProblems(vocabulary, ability);
  if (isStanding(ability)) yield* changeProblems(vocabulary, ability);
  if (ability.kind === "standing") {
    if (ability.against !== undefined)
      for (const stat of ability.stats)
        if (!vocabulary.names.against?.includes(stat)) yield `"${stat}" is not a value against cards`;
    const mayRead = ability.stats.every((stat) => isReadable(vocabulary, stat));
    if (!mayRead && parts.some((part) => readsStats(vocabulary, part)))
      yield "a standing ability reads values of cards";
  }
  if (ability.kind === "replace") yield* replacedProblems(vocabulary, ability);
  if (!isStanding(ability) && ability.effect !== undefined) yield* leftProblems(vocabulary, ability.effect);
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
    if (vocabulary.names.reserved?.includes(card.name))
      problems.push({ card: card.name, message: `the game itself has something called "${card.name}"` });
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
