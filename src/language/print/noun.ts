import { isTraitStat, type Message, traitStat } from "../../kernel";
import type { Amount, CardTest, Filter, Ref } from "../ability";
import { THAT_MUCH } from "../env";
import type { Vocabulary } from "../vocabulary";
import { message } from "./message";

/** "this Warrior", "it", "the attacking Warrior". */
export function printRef(slug: string, ref: Ref): Message {
  return { key: `${slug}.ref.${ref}` };
}

/** A zone as the game's card text calls it: "discard pile". */
export function printZone(v: Vocabulary, zone: string): Message {
  return { key: `${v.slug}.place.${zone}` };
}

/**
 * The place of a filter's cards, if it needs to be named. For cards in play only the controller is, unless nothing else
 * tells which of them are meant.
 */
export function printPlace(v: Vocabulary, { zone, type, subtype, any }: Filter): Message | undefined {
  if (zone === undefined) return undefined;
  const isTold = type !== undefined || subtype !== undefined || any !== undefined || v.groups?.[zone];
  return v.alsoInPlay?.includes(zone) && isTold ? undefined : printZone(v, zone);
}

export interface FilterForm {
  /** `a`: with an article or number (the default). `bare`: without. `least`: "two or more". */
  readonly form?: "a" | "bare" | "least";
  /** The number of cards. Defaults to 1. */
  readonly count?: number;
  readonly upTo?: boolean;
  /** Parts that the sentence expresses otherwise. */
  readonly without?: readonly (keyof Filter)[];
  /** The player that "they" refers to in this sentence. */
  readonly they?: "you" | "opponent";
}

function noun(v: Vocabulary, filter: Filter, count: number): Message {
  const { type, subtype, zone } = filter;
  if (subtype !== undefined) {
    const where = { ...(type ? { type } : undefined), ...(zone ? { zone } : undefined) };
    return message(`${v.slug}.subtype.${subtype}`, { count, noun: true, ...where });
  }
  if (filter.type !== undefined) return message(`${v.slug}.type.${filter.type}`, { count, noun: true });
  return message(filter.zone === undefined ? `${v.slug}.noun` : "lang.card", { count });
}

/** The key of the game's own phrase, or of the language's if it has none. */
export function phraseKey(v: Vocabulary, key: string): string {
  return v.phrases?.includes(key) ? `${v.slug}.${key}` : `lang.${key}`;
}

const isFlag = (stat: string) => stat.startsWith("kw-");

/** A stat by name. `kw-NAME` is a keyword, which a card has or lacks. */
export function printStat(v: Vocabulary, stat: string): Message {
  if (v.phrases?.includes("stat")) return message(`${v.slug}.stats`, { stats: [stat] });
  return { key: isFlag(stat) ? `${v.slug}.keyword.${stat.slice(3)}.name` : `${v.slug}.stat.${stat}` };
}

/** The bounds of a value, each as a number or as the amount it equals. Equal bounds are one exact value. */
function bounds(v: Vocabulary, { atLeast, atMost }: NonNullable<CardTest["stat"]>) {
  const printed = (amount: Amount) => quantity(v, amount);
  if (atLeast !== undefined && atMost !== undefined && JSON.stringify(atLeast) === JSON.stringify(atMost))
    return { exactly: printed(atLeast) };
  return {
    ...(atLeast !== undefined && { atLeast: printed(atLeast) }),
    ...(atMost !== undefined && { atMost: printed(atMost) }),
  };
}

/** Whether a test asks only for a type or a subtype. */
const isOfKind = (test: CardTest) => Object.keys(test).every((part) => part === "type" || part === "subtype");

/** The kinds of which the card is one, if nouns alone name them: "red spirit or Dragon spirit". */
function kindsOf({ type, subtype, any, face, being }: Filter): readonly CardTest[] | undefined {
  if (any === undefined || subtype !== undefined || face !== undefined || being !== undefined)
    return undefined;
  const isNoun = (test: CardTest) => isOfKind(test) && (type === undefined || test.type === undefined);
  return any.every(isNoun) ? any : undefined;
}

/** A test within a filter, as cards in the filter's zone: "spirits with Astral". */
function printTest(v: Vocabulary, { type, zone }: Filter, test: CardTest, count: number): Message {
  const isTyped = type !== undefined && test.subtype !== undefined;
  const whole = { ...(zone !== undefined && { zone }), ...(isTyped && { type }), ...test };
  return printFilter(v, whole, { form: count === 1 ? "a" : "bare", count, without: ["zone"] });
}

/** What a card must be besides: "that is a red spirit or a spirit with Astral", "that is not exhausted". */
function clausesOf(v: Vocabulary, filter: Filter, count: number, hasKinds: boolean): readonly Message[] {
  const { all, any, not } = filter;
  const clause = (how: "all" | "any" | "not", tests: readonly CardTest[]) =>
    message("lang.filter.clause", {
      how,
      many: count > 1,
      filters: tests.map((test) => printTest(v, filter, test, count)),
    });
  return [
    ...(all === undefined ? [] : [clause("all", all)]),
    ...(any === undefined || hasKinds ? [] : [clause("any", any)]),
    ...(typeof not === "object" ? [clause("not", [not])] : []),
  ];
}

/** "another face-down Warrior you control that touches this Warrior". */
export function printFilter(v: Vocabulary, filter: Filter, form: FilterForm = {}): Message {
  if (filter.ref !== undefined) return printRef(v.slug, filter.ref);
  const count = form.count ?? 1;
  const kinds = kindsOf(filter);
  const clauses = clausesOf(v, filter, count, kinds !== undefined);
  const isIncluded = (part: keyof Filter) =>
    filter[part] !== undefined && form.without?.includes(part) !== true;
  const place = isIncluded("zone") ? printPlace(v, filter) : undefined;
  return message("lang.filter", {
    form: form.form ?? "a",
    count,
    upTo: form.upTo === true,
    noun: noun(v, filter, count),
    ...(kinds && { nouns: kinds.map((kind) => noun(v, { ...filter, ...kind }, count)) }),
    ...(place ? { place } : undefined),
    ...(isIncluded("of") ? { of: filter.of === form.they ? "they" : filter.of } : undefined),
    ...(filter.face ? { face: filter.face } : undefined),
    ...(filter.being ? { being: message(`${v.slug}.being.${filter.being}`) } : undefined),
    ...(typeof filter.not === "string" ? { other: true } : undefined),
    ...(filter.named !== undefined && { named: message("lang.name", { card: filter.named }) }),
    ...(filter.chosenKind !== undefined && { chosenKind: { key: `${v.slug}.kind.${filter.chosenKind}` } }),
    ...(filter.nameHas !== undefined && { nameHas: filter.nameHas }),
    ...(filter.among !== undefined && { among: printRef(v.slug, filter.among) }),
    ...(filter.extreme && {
      extreme: filter.extreme.which,
      extremeOf: printStat(v, filter.extreme.stat),
    }),
    ...(clauses.length > 0 && { clauses }),
    ...(isIncluded("touching") ? { touching: printRef(v.slug, filter.touching ?? "") } : undefined),
    ...(filter.lying
      ? { lying: message(`${v.slug}.lying.${filter.lying.how}`, { to: printRef(v.slug, filter.lying.to) }) }
      : undefined),
    ...(filter.stat
      ? {
          name: printStat(v, filter.stat.name),
          flag: isFlag(filter.stat.name),
          ...bounds(v, filter.stat),
        }
      : undefined),
  });
}

/** "each other face-up Warrior you control". */
export function printEach(v: Vocabulary, filter: Filter): Message {
  if (filter.ref !== undefined) return printRef(v.slug, filter.ref);
  return message("lang.each", { filter: printFilter(v, filter, { form: "bare" }) });
}

/** Whether a stat names a type or subtype. Other values of a game may be called the same way: "is-dealt-no-damage". */
const isKind = ({ names: { types, subtypes } }: Vocabulary, stat: string): boolean =>
  [...types, ...subtypes].some((name) => traitStat(name) === stat);

/** What cards become or are no longer: "is also a Dragon". */
function printKinds(v: Vocabulary, stats: readonly string[], amount: Amount): Record<string, unknown> {
  const kinds = stats.map((stat): CardTest => {
    const named = (name: string) => traitStat(name) === stat;
    const [type, subtype] = [v.names.types.find(named), v.names.subtypes.find(named)];
    return type === undefined ? { ...(subtype !== undefined && { subtype }) } : { type };
  });
  const filters = kinds.map((kind) => printFilter(v, kind));
  const said = message("lang.kinds", { kinds: filters, isLost: typeof amount === "number" && amount <= 0 });
  return { flag: true, whole: true, stats: said, reminders: [] };
}

/** A list of stats as the game names it ("all its numbers"). A granted keyword is printed with its reminder. */
export function printStats(
  v: Vocabulary,
  stats: readonly string[],
  amount: Amount = 1,
  against?: CardTest,
): Record<string, unknown> {
  if (stats.every((stat) => isKind(v, stat)) && v.phrases?.includes("kinds") !== true)
    return printKinds(v, stats, amount);
  const says = (stat: string) => v.names.final?.includes(stat) === true || isTraitStat(stat);
  if (v.names.final && stats.every(says))
    return {
      flag: true,
      whole: true,
      stats: message(`${v.slug}.stats`, {
        stats,
        n: quantity(v, amount),
        ...(against && { against: printFilter(v, against, { form: "bare", count: 2 }) }),
      }),
      reminders: [],
    };
  if (!stats.every(isFlag)) return { stats: message(`${v.slug}.stats`, { stats }) };
  const named = message(`${v.slug}.stats`, {
    stats,
    ...(amount === 1 ? undefined : { n: amount }),
  });
  if (v.reminders === false) return { flag: true, stats: named, reminders: [] };
  const reminders = stats.map((stat) => ({ key: `${v.slug}.keyword.${stat.slice(3)}.reminder` }));
  return { flag: true, stats: named, reminders };
}

/** "each Warrior that ..." and "the number of Warriors that ...". */
function perCard(
  v: Vocabulary,
  amount: Exclude<
    Amount,
    | number
    | { readonly stat: string }
    | { readonly chosen: string }
    | { readonly half: Amount }
    | { readonly sum: readonly Amount[] }
  >,
) {
  if ("word" in amount) {
    const printed = v.amounts?.[amount.word]?.print(amount.args ?? {}) ?? { key: `missing.${amount.word}` };
    return { per: message("lang.amount.each-one", { equal: printed }), equal: printed };
  }
  if ("count" in amount) {
    const filter = printFilter(v, amount.count, { form: "bare", count: 2 });
    return { per: printEach(v, amount.count), equal: message("lang.amount.number-of", { filter }) };
  }
  const where = { place: printZone(v, amount.cardsIn), of: amount.of };
  return { per: message("lang.amount.card", where), equal: message("lang.amount.cards", where) };
}

/** An amount as a number or as a noun: "the number of units, at most 3". */
export function quantity(v: Vocabulary, amount: Amount): Message | number {
  if (typeof amount === "number") return amount;
  const { equal, max } = amountArgs(v, amount);
  return max === undefined ? (equal as Message) : message("lang.amount.at-most", { of: equal, max });
}

/** The parts of "+1 for each ..., up to ...": `n`, or `per` with `times` and `max`, or `equal`. */
export function amountArgs(v: Vocabulary, amount: Amount): Record<string, unknown> {
  if (typeof amount === "number") return { n: amount };
  if ("stat" in amount) {
    const equal = message("lang.amount.stat", {
      stat: printStat(v, amount.stat),
      of: printRef(v.slug, amount.of),
    });
    return { equal };
  }
  if ("chosen" in amount) {
    const key = amount.chosen === THAT_MUCH ? THAT_MUCH : "chosen";
    return { equal: message(`lang.amount.${key}`, { number: amount.chosen.toUpperCase() }) };
  }
  if ("sum" in amount)
    return { equal: message("lang.amount.sum", { parts: amount.sum.map((part) => quantity(v, part)) }) };
  if ("half" in amount) {
    const of = quantity(v, amount.half);
    return { equal: message("lang.amount.half", { of, up: amount.up === true }) };
  }
  const { per, equal } = perCard(v, amount);
  const { times = 1, max } = amount;
  if ("word" in amount && times === 1) return { equal, ...(max === undefined ? undefined : { max }) };
  const most = max === undefined ? undefined : { max };
  if (times === 1) return { per, equal, times, ...most };
  return { per, equal: message("lang.amount.times", { times, of: equal }), times, ...most };
}
