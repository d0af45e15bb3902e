import type { Message } from "../../kernel";
import { type Ability, type Condition, type Effect, isStanding, type Standing } from "../ability";
import type { Vocabulary } from "../vocabulary";
import { printCondition } from "./condition";
import { printCost } from "./cost";
import { LENT, message, occurrences, withPhrase } from "./message";
import {
  amountArgs,
  phraseKey,
  printEach,
  printFilter,
  printRef,
  printStat,
  printStats,
  printZone,
} from "./noun";
import { printPattern, printSubject } from "./pattern";

const THEM: Message = { key: "lang.each-of-them" };

type Of<K extends Effect["do"]> = Extract<Effect, { do: K }>;

/** Whether an effect is printed as what a card does ("it gets +2") rather than as an instruction. */
function describesCard(effect: Effect): boolean {
  if (effect.do === "each") return describesCard(effect.effect);
  return effect.do === "modify" || (effect.do === "seq" && effect.effects.some(describesCard));
}

const isPlayers = (effect: Effect) =>
  (effect.do === "draw" || effect.do === "discard") && effect.who !== "you";

/**
 * Whether every directive of an effect names the card, so that "each of them" can take its place. Anything else happens
 * once for each card, and its text must say so.
 */
function isOnlyAbout(v: Vocabulary, effect: Effect, ref: string): boolean {
  switch (effect.do) {
    case "seq":
      return effect.effects.every((part) => isOnlyAbout(v, part, ref));
    case "word":
    case "modify":
    case "move":
    case "flip":
    case "lend":
      return occurrences(printEffect(v, effect), ref) > 0;
    default:
      return false;
  }
}

/** What happens to chosen cards, printed after naming them: "and flip it face up", or "; it gets +2". */
function printChoose(v: Vocabulary, effect: Of<"choose">): Message {
  const { from, total, by = "you", upTo = false, then } = effect;
  const count = effect.count ?? (total ? 2 : 1);
  const it = printRef(v.slug, effect.as ?? "it").key;
  const owner = from.zone === undefined || from.of === "team" ? undefined : from.of;
  const printed = printEffect(v, then, owner);
  const done = effect.as === "other" ? withPhrase(printed, it, printRef(v.slug, "first")) : printed;
  const isForEach = count > 1 && !isOnlyAbout(v, then, it);
  const joined =
    !isForEach &&
    by === "you" &&
    !describesCard(then) &&
    !isPlayers(then) &&
    then.do !== "if" &&
    then.do !== "unless-paid" &&
    then.do !== "may";
  return message("lang.do.choose", {
    from: printFilter(v, from, { count, upTo: upTo && count > 1, they: by === "opponent" ? by : undefined }),
    by,
    may: upTo && count === 1,
    ...(total && {
      total: printStat(v, total.stat),
      any: effect.count === undefined,
      ...amountArgs(v, total.atMost),
    }),
    joined: isForEach ? "semicolon" : then.do === "choose" ? "then" : joined ? "and" : "semicolon",
    then: isForEach
      ? message("lang.do.for-each", { each: THEM, effect: done })
      : count > 1
        ? withPhrase(done, it, THEM)
        : done,
  });
}

/** What cards are chosen for, as an instruction that names them: "destroy a spirit with a BP of 4000 or less". */
function printChoice(v: Vocabulary, effect: Of<"choose">): Message {
  const { from, total, count = 1, then } = effect;
  const it = printRef(v.slug, effect.as ?? "it").key;
  const owner = from.zone === undefined || from.of === "team" ? undefined : from.of;
  const printed = printInstruction(v, then, owner);
  if (total !== undefined || count > 1 || then.do === "choose" || occurrences(printed, it) !== 1)
    return printEffect(v, count === 1 ? { ...effect, upTo: false } : effect);
  return withPhrase(printed, it, printFilter(v, from));
}

/** An effect as an instruction to its player: "give a unit you control +2 to Atk this combat". */
export function printInstruction(v: Vocabulary, effect: Effect, owner?: "you" | "opponent"): Message {
  if (effect.do === "choose") return printChoice(v, effect);
  if (effect.do === "against") return printInstruction(v, effect.effect, owner);
  if (effect.do === "pay") return printPayment(v, effect, "lang.do.pay", owner);
  // "It gets +1 and gains Armor" is one sentence about a card. If anything else is in it, each part is an instruction.
  if (effect.do === "seq" && !effect.effects.every(describesCard))
    return message("lang.do.seq", {
      effects: effect.effects.map((part) => printInstruction(v, part, owner)),
    });
  return effect.do === "modify" ? printModify(v, effect, "lang.do.give") : printEffect(v, effect, owner);
}

function printPayment(v: Vocabulary, effect: Of<"pay">, key: string, owner?: "you" | "opponent"): Message {
  return message(key, {
    costs: effect.cost.map((cost) => printCost(v, cost)),
    ...(effect.then ? { then: printEffect(v, effect.then, owner) } : undefined),
  });
}

function printForEach(v: Vocabulary, effect: Of<"each">): Message {
  const it = printRef(v.slug, "it").key;
  const each = printEach(v, effect.from);
  const done = printEffect(v, effect.effect);
  if (occurrences(done, it) === 1 && isOnlyAbout(v, effect.effect, it)) return withPhrase(done, it, each);
  return message("lang.do.for-each", { each, effect: done });
}

function printModify(v: Vocabulary, effect: Of<"modify">, key: string): Message {
  return message(key, {
    card: printRef(v.slug, effect.card),
    ...printStats(v, effect.stats, effect.amount),
    ...amountArgs(v, effect.amount),
    op: effect.op,
    until: { key: `${v.slug}.until.${effect.until}` },
  });
}

/** Prints a move. A game may have its own word for a move to its discard pile ("discard it"). */
function printMove(v: Vocabulary, { card, to, bottom }: Of<"move">, owner: "you" | "opponent" | "owner") {
  const args = { card: printRef(v.slug, card), place: printZone(v, to), owner };
  if (to === v.hand) return message("lang.do.return", args);
  if (to === v.deck) return message("lang.do.put-on", { ...args, bottom: bottom === true });
  return message(to === v.discard ? phraseKey(v, "do.put-into") : "lang.do.put-into", args);
}

/** An optional effect: "you may ..." needs an imperative. */
export function printMay(v: Vocabulary, effect: Effect): Message {
  // A cost that a game writes as "(x : y)" is optional in any case.
  if (effect.do === "pay" && v.phrases?.includes("do.pay")) return printEffect(v, effect);
  return message("lang.do.may", {
    effect: effect.do === "modify" ? printModify(v, effect, "lang.do.give") : printEffect(v, effect),
  });
}

/**
 * An effect as a phrase without capital or full stop.
 * @param owner whose zone "it" goes to, if known: "your hand" instead of "its owner's hand".
 */
export function printEffect(v: Vocabulary, effect: Effect, owner?: "you" | "opponent"): Message {
  const inner = (part: Effect) => printEffect(v, part, owner);
  switch (effect.do) {
    case "nothing":
      return { key: "lang.do.nothing" };
    case "seq":
      return message("lang.do.seq", { effects: effect.effects.map(inner) });
    case "if":
      return message("lang.do.if", {
        condition: printCondition(v, effect.condition),
        then: inner(effect.then),
        ...(effect.else ? { else: inner(effect.else) } : undefined),
      });
    case "against":
      return inner(effect.effect);
    case "may":
      return printMay(v, effect.effect);
    case "pay":
      return printPayment(v, effect, phraseKey(v, "do.pay"), owner);
    case "unless-paid":
      return message("lang.do.unless-paid", {
        costs: effect.cost.map((cost) => printCost(v, cost)),
        then: inner(effect.then),
      });
    case "choose-one":
      return message("lang.do.choose-one", { options: effect.options.map(inner) });
    case "choose":
      return printChoose(v, effect);
    case "each":
      return printForEach(v, effect);
    case "choose-kind":
      return message("lang.do.choose-kind", {
        kind: { key: `${v.slug}.kind.${effect.among}` },
        then: printEffect(v, effect.then),
      });
    case "choose-player":
      return message("lang.do.choose-player", { then: printEffect(v, effect.then) });
    case "choose-number":
      return message("lang.do.choose-number", {
        ...amountArgs(v, effect.to),
        number: effect.as.toUpperCase(),
        from: effect.from ?? 0,
        then: printEffect(v, effect.then),
      });
    case "draw":
      return message("lang.do.draw", { who: effect.who, ...amountArgs(v, effect.count) });
    case "discard":
      return message("lang.do.discard", {
        who: effect.who,
        count: effect.count,
        atRandom: effect.atRandom === true,
      });
    case "flip":
      return message("lang.do.flip", { card: printRef(v.slug, effect.card), face: effect.face });
    case "move":
      return printMove(v, effect, owner ?? "owner");
    case "modify":
      return printModify(v, effect, "lang.do.modify");
    case "lend":
      return message("lang.do.lend", {
        ...(effect.card !== undefined && { card: printRef(v.slug, effect.card) }),
        ability: message(LENT, { ability: printAbility(v, effect.ability) }),
        until: { key: `${v.slug}.until.${effect.until}` },
      });
    case "arrange":
      return message("lang.do.arrange", { count: effect.count });
    case "reveal":
      return message("lang.do.reveal", {
        place: printZone(v, effect.zone),
        of: effect.of,
        to: effect.to,
        atRandom: effect.atRandom === true,
      });
    case "word":
      return v.effects[effect.word]?.print(effect.args ?? {}) ?? { key: `missing.${effect.word}` };
  }
}

/** One of several effects to choose from, as a full sentence. */
export function printOption(v: Vocabulary, effect: Effect): Message {
  return message("lang.option", { effect: printEffect(v, effect) });
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
