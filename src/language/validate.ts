import * as v from "valibot";
import { isTraitStat, type Plain } from "../kernel";
import type { Message } from "../text";
import { type Ability, type Filter, isStanding, type Standing } from "./ability";
import { argParts, isCardName, wordIn } from "./args";
import { endlessTokens } from "./endless-tokens";
import { THAT_MUCH } from "./env";
import { fault, shapeFault, unknownIn } from "./faults";
import { canRepeatEndlessly, endlessEvents } from "./loops";
import { isReadable, readsUnnamedStats, statsRead } from "./reads-stats";
import { abilitySchema, amountSchema, filterSchema } from "./schema";
import {
  changeProblems,
  choosingProblems,
  chosenNameProblems,
  flipProblems,
  givingUpProblems,
  leftProblems,
  lentProblems,
  moveProblems,
  patternProblems,
  replacedProblems,
  scopeProblems,
  singleZones,
  statNames,
  unlessPaidProblems,
} from "./validate-parts";
import { unseenProblems } from "./validate-unseen";
import type { ArgSpec, PrintedCard, Vocabulary } from "./vocabulary";
import { type AbilityPart, abilityParts, CHOSEN_PLAYER } from "./walk";

export interface CardProblem {
  /** Name of the card, or empty for a problem of the pool. */
  readonly card: string;
  readonly message: Message;
}

function argProblem(spec: ArgSpec | undefined, value: Plain | undefined, known: readonly string[]): boolean {
  if (typeof spec === "object" && "maybe" in spec) {
    return value !== undefined && argProblem(spec.maybe, value, known);
  }
  if (spec === undefined || value === undefined) return true;
  if (spec === "ref") return !known.includes(String(value));
  if (spec === "filter") return !v.is(filterSchema, value);
  if (spec === "amount") return !v.is(amountSchema, value) || (typeof value === "number" && value < 1);
  // Its name is checked by `wordProblems`.
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
): Generator<Message> {
  const word = wordIn(vocabulary, part);
  if (word === undefined) return yield fault("fault.no-word", { part: part.of, name: part.word });
  for (const arg of new Set([...Object.keys(word.args), ...Object.keys(part.value)])) {
    if (part.value[arg] === "player" && isWho(word.args[arg]) && !part.known.includes(CHOSEN_PLAYER))
      yield fault("fault.no-chosen-player");
    if (argProblem(word.args[arg], part.value[arg], part.known)) {
      const value = JSON.stringify(part.value[arg]) ?? "undefined";
      yield fault("fault.argument", { word: part.word, argument: arg, value });
      continue;
    }
    if (isCardName(word.args[arg]))
      yield* unknownIn("card", String(part.value[arg]), vocabulary.names.cards?.[part.word] ?? []);
    for (const inner of argParts(word.args[arg], part.value[arg], part.known))
      yield* partProblems(vocabulary, inner);
  }
}

function* partProblems(vocabulary: Vocabulary, part: AbilityPart): Generator<Message> {
  const { names } = vocabulary;
  switch (part.kind) {
    case "ref":
      if (part.value === CHOSEN_PLAYER) {
        if (!part.known.includes(CHOSEN_PLAYER)) yield fault("fault.no-chosen-player");
        return;
      }
      if (part.value.startsWith("#")) {
        const numbers = part.known.flatMap((ref) => (ref.startsWith("#") ? [ref.slice(1)] : []));
        return yield* unknownIn("chosen-number", part.value.slice(1), numbers);
      }
      return yield* unknownIn("card-called", part.value, part.known);
    case "stats":
      for (const stat of part.value) yield* unknownIn("stat", stat, statNames(names));
      return;
    case "read-stat":
      yield* unknownIn("stat", part.value, statNames(names));
      if (names.dealt?.includes(part.value) || names.ofSeats?.includes(part.value))
        yield fault("fault.not-of-cards", { name: part.value });
      if (isTraitStat(part.value)) yield fault("fault.type-as-value", { name: part.value });
      return;
    case "filter":
      yield* unknownIn("zone", part.value.zone, names.zones);
      yield* unknownIn("type", part.value.type, names.types);
      yield* unknownIn("subtype", part.value.subtype, names.subtypes);
      yield* unknownIn("state", part.value.being, Object.keys(vocabulary.being ?? {}));
      if (part.value.named !== undefined && names.named?.has(part.value.named) === false)
        yield fault("fault.no.card", { name: part.value.named });
      yield* boundProblems(vocabulary, part.value);
      // Only a game whose cards have positions tells which are adjacent.
      if (part.value.touching !== undefined && vocabulary.lying === undefined)
        yield fault("fault.no-adjacency");
      if (part.value.ref !== undefined && Object.keys(part.value).length > 1)
        yield fault("fault.ref-with-tests", { name: part.value.ref });
      return yield* unknownIn("way-of-lying", part.value.lying?.how, Object.keys(vocabulary.lying ?? {}));
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
        yield* unknownIn("way-of-paying", part.value.how, Object.keys(vocabulary.ways ?? {}));
      if (part.value.pay === "flip-down") yield* flipProblems(vocabulary, "down");
      if (part.value.pay === "cards") yield* givingUpProblems(vocabulary, part.value);
      return;
    case "effect": {
      const effect = part.value;
      if (effect.do === "choose-player" && !/"(who|to)":"player"/.test(JSON.stringify(effect.then)))
        yield fault("fault.unused-player");
      yield* chosenNameProblems(vocabulary, effect);
      if (effect.do === "draw" && typeof effect.count === "number" && effect.count < 1)
        yield fault("fault.no-draw");
      if (effect.do === "flip") yield* flipProblems(vocabulary, effect.face);
      if (effect.do === "choose-kind")
        yield* unknownIn("kinds", effect.among, Object.keys(names.kinds ?? {}));
      if (effect.do === "lend") {
        yield* unknownIn("moment", effect.until, names.moments);
        yield* lentProblems(effect);
        yield* abilityProblems(vocabulary, effect.ability);
      }
      if (effect.do === "move") yield* moveProblems(vocabulary, effect);
      if (effect.do === "choose") yield* choosingProblems(effect);
      if (effect.do === "unless-paid") yield* unlessPaidProblems(vocabulary, effect);
      if (
        effect.do === "reveal" &&
        ![vocabulary.hand, vocabulary.deck, vocabulary.discard].includes(effect.zone)
      )
        yield fault("fault.not-revealed", { name: effect.zone });
      if (effect.do === "modify") {
        yield* unknownIn("moment", effect.until, names.moments);
        yield* changeProblems(vocabulary, effect);
      }
    }
  }
}

/** A keyword is either there or not, and a value cannot be both above and below a number. */
function* boundProblems({ names }: Vocabulary, { stat, extreme }: Filter): Generator<Message> {
  if (extreme !== undefined && (names.final?.includes(extreme.stat) || extreme.stat.startsWith("kw-")))
    yield fault("fault.cannot-read", { name: extreme.stat });
  if (stat === undefined) return;
  const { name, atLeast, atMost } = stat;
  if (names.final?.includes(name)) yield fault("fault.cannot-read", { name });
  if (name.startsWith("kw-")) {
    const isKnown = atLeast === undefined ? atMost === 0 : atLeast === 1 && atMost === undefined;
    if (!isKnown) yield fault("fault.keyword-bound", { name });
  }
  if (typeof atLeast === "number" && typeof atMost === "number" && atLeast > atMost)
    yield fault("fault.empty-range", { name, least: atLeast, most: atMost });
}

function* abilityProblems(vocabulary: Vocabulary, ability: Ability): Generator<Message> {
  const shape = v.safeParse(abilitySchema, ability);
  if (!shape.success) {
    for (const issue of shape.issues)
      yield fault("fault.at", { place: v.getDotPath(issue) ?? "ability", fault: shapeFault(issue) });
    return;
  }
  const parts = [...abilityParts(ability, vocabulary.names.refs)];
  for (const part of parts) yield* partProblems(vocabulary, part);
  if (ability.kind === "trigger") {
    yield* patternProblems(vocabulary, ability.when);
    const { on } = ability.when;
    if (vocabulary.names.amounts?.includes(on) !== true && readsThatMuch(ability))
      yield fault("fault.no-amount-of-event", { name: on });
  }
  yield* scopeProblems(vocabulary, ability);
  yield* unseenProblems(vocabulary, ability);
  if (isStanding(ability)) yield* changeProblems(vocabulary, ability);
  if (ability.kind === "standing") {
    if (ability.against !== undefined)
      for (const stat of ability.stats)
        if (!vocabulary.names.against?.includes(stat)) yield fault("fault.not-against", { name: stat });
    const isFinal = ability.stats.every((stat) => vocabulary.names.final?.includes(stat));
    if (parts.some((part) => readsInCircles(vocabulary, ability, part, isFinal)))
      yield fault("fault.standing-reads");
  }
  if (ability.kind === "replace") yield* replacedProblems(vocabulary, ability);
  if (!isStanding(ability) && ability.effect !== undefined) yield* leftProblems(vocabulary, ability.effect);
  if (ability.kind === "keyword") {
    const inside = vocabulary.names.labels?.[ability.keyword];
    const has = (ability.cost ? "cost" : "") + (ability.effect ? "effect" : "");
    if (inside === undefined) yield fault("fault.no-brackets", { name: ability.keyword });
    else if (has !== inside) yield fault(`fault.brackets-${inside}`, { name: ability.keyword });
  }
  if (canRepeatEndlessly(vocabulary, ability)) yield fault("fault.without-end");
}

/**
 * Whether a static ability reads what it changes itself, or changes types, or reads values that it does not name. Others
 * are read without the abilities that change what it changes.
 */
function readsInCircles(
  vocabulary: Vocabulary,
  { stats }: Standing,
  part: AbilityPart,
  isFinal: boolean,
): boolean {
  if (!isFinal && readsUnnamedStats(vocabulary, part)) return true;
  const read = statsRead(part);
  return (
    read.length > 0 &&
    stats.some((stat) => isTraitStat(stat) || (read.includes(stat) && !isReadable(vocabulary, stat)))
  );
}

/** Whether an ability reads the amount of its event, not counting what it lends. */
const readsThatMuch = (ability: Ability): boolean =>
  JSON.stringify(ability, (key, value) => (key === "ability" ? undefined : value)).includes(
    `"chosen":"${THAT_MUCH}"`,
  );

/** All problems of the abilities of these cards, or an empty list. */
export function validateCards(vocabulary: Vocabulary, cards: readonly PrintedCard[]): CardProblem[] {
  const problems: CardProblem[] = [];
  for (const card of cards) {
    if (vocabulary.names.reserved?.includes(card.name))
      problems.push({ card: card.name, message: fault("fault.reserved", { name: card.name }) });
    for (const ability of card.abilities) {
      for (const message of abilityProblems(vocabulary, ability)) problems.push({ card: card.name, message });
    }
    for (const keyword of card.keywords ?? []) {
      const known = vocabulary.names.stats.includes(`kw-${keyword}`);
      if (!known) problems.push({ card: card.name, message: fault("fault.no.keyword", { name: keyword }) });
    }
  }
  for (const event of endlessEvents(vocabulary, cards)) {
    problems.push({ card: "", message: fault("fault.event-without-end", { event }) });
  }
  for (const card of endlessTokens(vocabulary, cards))
    problems.push({ card, message: fault("fault.tokens-without-end") });
  return problems;
}
