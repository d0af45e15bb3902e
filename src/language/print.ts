import type { Message } from "../kernel";
import type { Ability, Amount, Condition, Cost, Effect, Filter, Pattern } from "./ability";
import type { PrintedCard, Vocabulary } from "./vocabulary";

/**
 * Rules text is printed from the data that is carried out, and from nothing else. Printing gives messages; the text
 * catalogue turns them into a language. Keys begin with `lang.`; a game's own words with `SLUG.`.
 */
function filterArgs(filter: Filter, count: number): Record<string, Message | string | number> {
  const args: Record<string, Message | string | number> = { count };
  if (filter.zone !== undefined) args.zone = filter.zone;
  if (filter.of !== undefined) args.of = filter.of;
  if (filter.face !== undefined) args.face = filter.face;
  if (filter.type !== undefined) args.type = filter.type;
  if (filter.subtype !== undefined) args.subtype = filter.subtype;
  if (filter.touching !== undefined) args.touching = printRef(filter.touching);
  if (filter.not !== undefined) args.not = printRef(filter.not);
  if (filter.stat !== undefined) {
    args.stat = { key: `stat.${filter.stat.name}` };
    if (filter.stat.atLeast !== undefined) args.atLeast = filter.stat.atLeast;
    if (filter.stat.atMost !== undefined) args.atMost = filter.stat.atMost;
  }
  return args;
}

/** "up to two face-down Warriors you control that touch it". @param count 1: singular without a number. */
export function printFilter(filter: Filter, count = 1, upTo = false): Message {
  return { key: "lang.filter", args: { ...filterArgs(filter, count), upTo } as never };
}

export function printRef(ref: string): Message {
  return { key: `lang.ref.${ref}` };
}

export function printAmount(amount: Amount): Message {
  if (typeof amount === "number") return { key: "lang.amount.number", args: { n: amount } };
  if ("stat" in amount)
    return message("lang.amount.stat", { stat: { key: `stat.${amount.stat}` }, of: printRef(amount.of) });
  const common = {
    times: amount.times ?? 1,
    ...(amount.max === undefined ? undefined : { max: amount.max }),
  };
  if ("count" in amount)
    return message("lang.amount.count", { filter: printFilter(amount.count), ...common });
  return message("lang.amount.cards", { zone: amount.cardsIn, of: amount.of, ...common });
}

function message(key: string, args: Readonly<Record<string, unknown>>): Message {
  return { key, args: args as never };
}

export function printCondition(v: Vocabulary, condition: Condition): Message {
  switch (condition.is) {
    case "exists":
      return message("lang.if.exists", {
        filter: printFilter(condition.filter, condition.atLeast ?? 1),
        atLeast: condition.atLeast ?? 1,
      });
    case "none":
      return message("lang.if.none", { filter: printFilter(condition.filter, 2) });
    case "more":
      return message("lang.if.more", {
        amount: printAmount(condition.amount),
        than: printAmount(condition.than),
      });
    case "turn":
      return message("lang.if.turn", { of: condition.of });
    case "matches":
      return message("lang.if.matches", {
        card: printRef(condition.card),
        filter: printFilter(condition.filter),
      });
    case "not":
      return message("lang.if.not", { condition: printCondition(v, condition.condition) });
    case "all":
    case "any":
      return message(`lang.if.${condition.is}`, {
        conditions: condition.conditions.map((c) => printCondition(v, c)),
      });
    case "word":
      return (
        v.conditions[condition.word]?.print(condition.args ?? {}) ?? { key: `missing.${condition.word}` }
      );
  }
}

/** An effect as an imperative phrase without capital or full stop. */
export function printEffect(v: Vocabulary, effect: Effect): Message {
  switch (effect.do) {
    case "seq":
      return message("lang.do.seq", { effects: effect.effects.map((e) => printEffect(v, e)) });
    case "if":
      return message("lang.do.if", {
        condition: printCondition(v, effect.condition),
        then: printEffect(v, effect.then),
        ...(effect.else ? { else: printEffect(v, effect.else) } : undefined),
      });
    case "may":
      return message("lang.do.may", { effect: printEffect(v, effect.effect) });
    case "choose-one":
      return message("lang.do.choose-one", { options: effect.options.map((e) => printEffect(v, e)) });
    case "choose":
      return message("lang.do.choose", {
        from: printFilter(effect.from, effect.count ?? 1, effect.upTo),
        by: effect.by ?? "you",
        many: (effect.count ?? 1) > 1,
        then: printEffect(v, effect.then),
      });
    case "each":
      return message("lang.do.each", {
        from: printFilter(effect.from),
        effect: printEffect(v, effect.effect),
      });
    case "draw":
      return message("lang.do.draw", {
        who: effect.who,
        n: plainNumber(effect.count),
        count: printAmount(effect.count),
      });
    case "discard":
      return message("lang.do.discard", {
        who: effect.who,
        count: effect.count,
        atRandom: effect.atRandom === true,
      });
    case "flip":
      return message("lang.do.flip", { card: printRef(effect.card), face: effect.face });
    case "move":
      return message("lang.do.move", {
        card: printRef(effect.card),
        to: effect.to,
        bottom: effect.bottom === true,
      });
    case "modify":
      return message("lang.do.modify", {
        card: printRef(effect.card),
        stats: printStats(v, effect.stats),
        flag: isFlag(effect.stats),
        op: effect.op,
        n: plainNumber(effect.amount),
        amount: printAmount(effect.amount),
        until: effect.until,
      });
    case "reveal":
      return message("lang.do.reveal", {
        zone: effect.zone,
        of: effect.of,
        to: effect.to,
        atRandom: effect.atRandom === true,
      });
    case "word":
      return v.effects[effect.word]?.print(effect.args ?? {}) ?? { key: `missing.${effect.word}` };
  }
}

function plainNumber(amount: Amount): number {
  return typeof amount === "number" ? amount : -1;
}

/** A stat written `kw-NAME` is a keyword: a card has it or not. */
function isFlag(stats: readonly string[]): boolean {
  return stats.every((stat) => stat.startsWith("kw-"));
}

/** A list of stats as the game names it ("all its numbers" when it is one of its named groups). */
function printStats(v: Vocabulary, stats: readonly string[]): Message {
  return message(`${v.slug}.stats`, { stats });
}

function printSubject(subject: "this" | Filter | undefined): Message {
  if (subject === undefined) return { key: "lang.any" };
  return subject === "this" ? printRef("this") : printFilter(subject);
}

function printPattern(v: Vocabulary, pattern: Pattern): Message {
  return message(`${v.slug}.when.${pattern.on}`, {
    card: printSubject(pattern.card),
    self: pattern.card === "this",
    other: printSubject(pattern.other),
    otherSelf: pattern.other === "this",
    anyOther: pattern.other === undefined,
    by: pattern.by ?? "any",
  });
}

function printCost(cost: Cost): Message {
  return cost.pay === "discard"
    ? message("lang.cost.discard", { count: cost.count })
    : { key: "lang.cost.flip-down" };
}

/** One ability as one or more whole sentences. */
export function printAbility(v: Vocabulary, ability: Ability): Message {
  const once = "oncePerTurn" in ability && ability.oncePerTurn === true;
  const condition = "if" in ability && ability.if ? { condition: printCondition(v, ability.if) } : undefined;
  switch (ability.kind) {
    case "play":
      return message("lang.ability.play", { effect: printEffect(v, ability.effect) });
    case "trigger":
      return message("lang.ability.trigger", {
        when: printPattern(v, ability.when),
        once,
        may: ability.may === true,
        effect: printEffect(v, ability.effect),
        ...condition,
      });
    case "activated":
      return message("lang.ability.activated", {
        costs: (ability.cost ?? []).map(printCost),
        once,
        effect: printEffect(v, ability.effect),
        ...condition,
      });
    case "replace":
      return message("lang.ability.replace", {
        change: message(`${v.slug}.change.${ability.change}`, {
          card: printSubject(ability.card),
          self: ability.card === "this",
        }),
        once,
        may: ability.may === true,
        effect: printEffect(v, ability.effect),
        ...condition,
      });
    case "standing":
      return message("lang.ability.standing", {
        ...(ability.while ? { condition: printCondition(v, ability.while) } : undefined),
        cards:
          ability.cards === "this"
            ? printRef("this")
            : message("lang.each", { filter: printFilter(ability.cards) }),
        stats: printStats(v, ability.stats),
        flag: isFlag(ability.stats),
        op: ability.op,
        n: plainNumber(ability.amount),
        amount: printAmount(ability.amount),
      });
  }
}

export interface CardText {
  /** One message per paragraph. */
  readonly abilities: readonly Message[];
  readonly keywords: readonly { readonly name: Message; readonly reminder: Message }[];
}

/** The whole text of a card: its keywords with reminders, then its abilities. */
export function printCard(v: Vocabulary, card: PrintedCard): CardText {
  return {
    keywords: (card.keywords ?? []).map((keyword) => ({
      name: { key: `${v.slug}.keyword.${keyword}.name` },
      reminder: { key: `${v.slug}.keyword.${keyword}.reminder` },
    })),
    abilities: card.abilities.map((ability) => printAbility(v, ability)),
  };
}
