import type { Message } from "../../kernel";
import {
  type Ability,
  type Condition,
  type Filter,
  isStanding,
  type Pattern,
  type Standing,
} from "../ability";
import type { PrintedCard, Vocabulary } from "../vocabulary";
import { printCondition } from "./condition";
import { printCost, printEffect, printMay } from "./effect";
import { message } from "./message";
import { amountArgs, phraseKey, printEach, printFilter, printRef, printStats, printZone } from "./noun";

function printSubject(v: Vocabulary, subject: "this" | Filter | undefined): Message {
  return subject === "this" ? printRef(v.slug, "this") : printFilter(v, subject ?? {});
}

/** The card of an event. Its zone is clear from the event, unless the filter names another one. */
function printEventCard(v: Vocabulary, { on, card }: Pattern): Message {
  const zone = v.names.eventZones?.[on];
  if (zone === undefined || card === "this" || card?.zone !== undefined) return printSubject(v, card);
  return printFilter(v, { zone, ...card }, { without: ["zone"] });
}

/** In what way the event happened, by which card and from which zone. */
function mannerOf(v: Vocabulary, { on, how, source, from }: Pattern): Record<string, Message> {
  const by =
    source === undefined
      ? undefined
      : { source: printFilter(v, { zone: v.hand, ...source }, { without: ["zone"] }) };
  return {
    ...(how === undefined ? by : { how: message(`${v.slug}.how.${on}.${how}`, by ?? {}) }),
    ...(from !== undefined && { from: printZone(v, from) }),
  };
}

export function printPattern(v: Vocabulary, pattern: Pattern): Message {
  const manner = mannerOf(v, pattern);
  const when = printEvent(v, pattern);
  return Object.keys(manner).length === 0 ? when : message("lang.when", { when, ...manner });
}

function printEvent(v: Vocabulary, pattern: Pattern): Message {
  // "When you place ..." names the player, so the card is not also called "a Warrior you control".
  return message(`${v.slug}.when.${pattern.on}`, {
    card: printEventCard(v, pattern),
    self: pattern.card === "this",
    anyCard: pattern.card === undefined,
    other: printSubject(v, pattern.other),
    otherSelf: pattern.other === "this",
    anyOther: pattern.other === undefined,
    by: pattern.by ?? "any",
  });
}

function given(v: Vocabulary, condition: Condition | undefined) {
  return condition === undefined ? undefined : { condition: printCondition(v, condition) };
}

/** One ability as one or more full sentences, including the zone and state in which it works. */
export function printAbility(v: Vocabulary, ability: Ability): Message {
  const { where, face, active } = ability;
  const printed = printWhole(v, ability);
  // A static ability prints its condition in its own sentence.
  const condition = isStanding(ability) ? undefined : active;
  if (where === undefined && condition === undefined) return printed;
  return message(phraseKey(v, "ability.scope"), {
    places: (where ?? []).map((zone) => printZone(v, zone)),
    ...(face ? { face } : undefined),
    ...given(v, condition),
    ability: printed,
  });
}

/** The arguments for what a static ability changes, and for its condition. */
function changeArgs(v: Vocabulary, ability: Standing): Record<string, unknown> {
  const { active, stats, op, amount } = ability;
  const against = ability.kind === "standing" ? ability.against : undefined;
  return { ...given(v, active), ...printStats(v, stats, amount, against), ...amountArgs(v, amount), op };
}

/** The change that is replaced. */
const printChange = (
  v: Vocabulary,
  { change, card, cause = "any", of }: Extract<Ability, { kind: "replace" }>,
): Message =>
  message(`${v.slug}.change.${change}`, {
    card: printSubject(v, card),
    self: card === "this",
    cause,
    ...(of ? { of } : undefined),
  });

function printWhole(v: Vocabulary, ability: Ability): Message {
  switch (ability.kind) {
    case "play":
      return message(phraseKey(v, "ability.play"), {
        ...(ability.cost && { costs: ability.cost.map((cost) => printCost(v, cost)) }),
        effect: printEffect(v, ability.effect),
        ...given(v, ability.if),
      });
    case "keyword":
      return message("lang.ability.keyword", {
        keyword: { key: `${v.slug}.keyword.${ability.keyword}.name` },
        costs: (ability.cost ?? []).map((cost) => printCost(v, cost)),
        ...(ability.effect ? { effect: printEffect(v, ability.effect) } : undefined),
        ...given(v, ability.if),
      });
    case "trigger":
      return message(phraseKey(v, "ability.trigger"), {
        when: printPattern(v, ability.when),
        once: ability.oncePerTurn === true,
        ...(ability.uses && { uses: ability.uses }),
        effect: ability.may ? printMay(v, ability.effect) : printEffect(v, ability.effect),
        ...given(v, ability.if),
      });
    case "activated":
      return message(phraseKey(v, "ability.activated"), {
        costs: (ability.cost ?? []).map((cost) => printCost(v, cost)),
        once: ability.oncePerTurn === true,
        ...(ability.uses && { uses: ability.uses }),
        effect: printEffect(v, ability.effect),
        ...given(v, ability.if),
      });
    case "replace":
      return message("lang.ability.replace", {
        change: printChange(v, ability),
        once: ability.oncePerTurn === true,
        ...(ability.uses && { uses: ability.uses }),
        may: ability.may === true,
        effect: printEffect(v, ability.effect),
        ...given(v, ability.if),
      });
    case "standing":
      return message("lang.ability.standing", {
        cards: ability.cards === "this" ? printRef(v.slug, "this") : printEach(v, ability.cards),
        self: ability.cards === "this",
        it: printRef(v.slug, "it"),
        ...changeArgs(v, ability),
      });
    case "standing-seats":
      return message("lang.ability.standing-seats", { who: ability.seats, ...changeArgs(v, ability) });
    case "standing-amounts":
      return message("lang.ability.standing-amounts", {
        ...(ability.by && { by: printSubject(v, ability.by) }),
        ...(ability.to && { to: printSubject(v, ability.to) }),
        ...changeArgs(v, ability),
      });
  }
}

export interface CardText {
  /** One message per paragraph. */
  readonly abilities: readonly Message[];
  /** The number of abilities printed before the keywords. Defaults to none. */
  readonly heading?: number;
  readonly keywords: readonly KeywordText[];
  /** Other keywords in the text, with their reminders. */
  readonly glossary?: readonly KeywordText[];
}

export interface KeywordText {
  readonly name: Message;
  readonly reminder: Message;
}

/** A keyword by name, with its level if above one. */
function keywordName(v: Vocabulary, keyword: string, level: number): Message {
  const key = `${v.slug}.keyword.${keyword}.name`;
  return level > 1 ? { key, args: { n: level } } : { key };
}

/** The number of abilities at the head of the text, before the keywords. */
function headingOf(v: Vocabulary, { abilities }: PrintedCard): number {
  const after = abilities.findIndex((own) => own.kind !== "keyword" || !v.headings?.includes(own.keyword));
  return after < 0 ? abilities.length : after;
}

/** The full text of a card: its heading, its keywords with reminders, then its other abilities. */
export function printCard(v: Vocabulary, card: PrintedCard): CardText {
  const heading = headingOf(v, card);
  return {
    ...(heading > 0 && { heading }),
    keywords: (card.keywords ?? []).map((keyword) => ({
      name: keywordName(v, keyword, card.stats[`kw-${keyword}`] ?? 1),
      reminder: { key: `${v.slug}.keyword.${keyword}.reminder` },
    })),
    abilities: card.abilities.map((ability) => printAbility(v, ability)),
  };
}
