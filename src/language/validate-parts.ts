import { isTraitStat, traitStat } from "../kernel";
import type { Message } from "../text";
import {
  type Ability,
  type Cost,
  type Effect,
  isStanding,
  type Pattern,
  type Ref,
  type Standing,
} from "./ability";
import { PLAYER } from "./env";
import { fault, unknownIn } from "./faults";
import type { Vocabulary } from "./vocabulary";
import { costsOf, innerEffects } from "./walk";

/** What is wrong with parts of an ability that fit its shape: what a game could neither say nor do. */

/** Cards can be given up only from where the game's way of doing so takes them, and never by looking through a deck. */
export function* givingUpProblems(
  { wayZones, field, groups, deck }: Vocabulary,
  { from: { zone = field }, how }: Extract<Cost, { pay: "cards" }>,
): Generator<Message> {
  const zones = how === undefined ? undefined : wayZones?.[how];
  const own = groups?.[zone] ?? [zone];
  if (own.includes(deck)) yield fault("fault.paid-from-deck");
  if (zones !== undefined && !own.every((key) => zones.includes(key)))
    yield fault("fault.no-way-from", { way: how ?? "", zone });
}

/** The zones of a game without the names of several together, which only filters know. */
export const singleZones = ({ names, groups = {} }: Vocabulary): readonly string[] =>
  names.zones.filter((zone) => groups[zone] === undefined);

/** Names of numeric and keyword stats, and of the stats that give a card's types. */
export function statNames({ stats, types, subtypes }: Vocabulary["names"]): readonly string[] {
  return [...stats, ...[...types, ...subtypes].map(traitStat)];
}

const NOT_OF = {
  standing: "fault.not-of-cards",
  "standing-seats": "fault.not-of-players",
  "standing-amounts": "fault.not-of-dealt",
} as const satisfies Record<Standing["kind"], string>;

type Change = Pick<Extract<Effect, { do: "modify" }>, "stats" | "op" | "amount"> & {
  readonly kind?: Standing["kind"];
};

/** Every value is changed where the game reads it: on cards, on players, or on what is dealt. */
export function* changeProblems(
  vocabulary: Vocabulary,
  { kind = "standing", ...change }: Change,
): Generator<Message> {
  const { dealt = [], ofSeats = [], final = [], levels = [] } = vocabulary.names;
  const { stats, op, amount } = change;
  const home = (stat: string): Standing["kind"] =>
    dealt.includes(stat) ? "standing-amounts" : ofSeats.includes(stat) ? "standing-seats" : "standing";
  for (const name of stats) if (home(name) !== kind) yield fault(NOT_OF[kind], { name });
  if (kind === "standing") yield* flagProblems(vocabulary, stats, op, amount);
  const facts = stats.filter((stat) => final.includes(stat) && home(stat) === "standing");
  if (facts.length === 0) return;
  const isPlain = typeof amount === "number" ? amount >= 1 : facts.every((stat) => levels.includes(stat));
  if (op === "max" || !isPlain) yield fault("fault.by-one", { names: facts.join('", "') });
  if (facts.length < stats.length) yield fault("fault.rule-values-apart");
}

/** Where, when and in which state an ability works, as far as the game asks for it. */
export function* scopeProblems(vocabulary: Vocabulary, ability: Ability): Generator<Message> {
  const { names, period } = vocabulary;
  if ("uses" in ability && ability.uses?.per === "battle" && period === undefined)
    yield fault("fault.no-uses-by-battle");
  if ("uses" in ability && ability.uses !== undefined && ability.oncePerTurn === true)
    yield fault("fault.two-limits");
  if (ability.face !== undefined && ability.where === undefined) yield fault("fault.face-without-where");
  for (const zone of ability.where ?? []) yield* unknownIn("zone", zone, singleZones(vocabulary));
  if (ability.where?.includes(vocabulary.deck)) yield fault("fault.deck-unseen");
  if (ability.kind === "activated")
    for (const moment of ability.when ?? []) yield* unknownIn("use-moment", moment, names.useMoments ?? []);
  const read = ability.kind === "play" ? (ability.cost ?? []) : [];
  for (const cost of costsOf(ability))
    if (cost.pay === "word" && names.playCosts?.includes(cost.word) && !read.includes(cost))
      yield fault("fault.play-cost", { name: cost.word });
  if (ability.kind !== "play") return;
  for (const part of ["where", "face", "active"] as const)
    if (ability[part] !== undefined) yield fault("fault.not-on-played", { part });
  for (const part of ["if", "cost"] as const)
    if (ability[part] !== undefined && names.play?.includes(part) !== true)
      yield fault("fault.not-on-played", { part });
}

/** Keywords and types are gained or lost one at a time, and never together with numbers. */
function* flagProblems(
  { names }: Vocabulary,
  stats: readonly string[],
  op: string,
  amount: unknown,
): Generator<Message> {
  const flags = stats.filter((stat) => stat.startsWith("kw-") || isTraitStat(stat));
  if (flags.length === 0) return;
  if (flags.length < stats.length) yield fault("fault.keywords-apart");
  if (
    (op === "add" || op === "min") &&
    typeof amount === "number" &&
    stats.every((stat) => names.levels?.includes(stat))
  )
    return;
  if (op === "set" && amount === 0) return;
  if (op !== "add" || amount !== 1) yield fault("fault.keyword-change");
}

/** The text of a pattern can express only some of its parts, so the others are rejected. */
export function* patternProblems(vocabulary: Vocabulary, pattern: Pattern): Generator<Message> {
  const sayable = vocabulary.names.events[pattern.on];
  if (sayable === undefined) return yield fault("fault.no.event", { name: pattern.on });
  for (const part of ["card", "other", "by", "how", "source", "from"] as const) {
    const given = pattern[part];
    if (given === undefined || sayable.includes(part)) continue;
    const isSayable = typeof given === "string" && sayable.some((one) => one.startsWith(`${part} ${given}`));
    if (!isSayable) yield fault("fault.not-told", { event: pattern.on, part });
  }
  const { hows } = vocabulary.names;
  if (pattern.how !== undefined && !hows?.[pattern.on]?.includes(pattern.how))
    yield fault("fault.no-way-of", { way: pattern.how, event: pattern.on });
  if (pattern.from !== undefined) yield* unknownIn("zone", pattern.from, singleZones(vocabulary));
  if (sayable.includes("card this!") && pattern.card !== "this")
    yield fault("fault.only-itself", { event: pattern.on });
  if (pattern.card === "this" && pattern.other === "this") yield fault("fault.both-cards");
}

/** A card can be moved only to zones that need nothing else to be said, and to the bottom only of a deck. */
export function* moveProblems(
  { names, hand, deck, discard }: Vocabulary,
  { to, bottom }: Extract<Effect, { do: "move" }>,
): Generator<Message> {
  if (![hand, deck, discard, ...(names.moves ?? [])].includes(to))
    yield fault("fault.not-moved", { name: to });
  if (bottom === true && to !== deck) yield fault("fault.no-bottom", { zone: to });
}

/** Cards are turned over only in a game whose cards lie face down. */
export function* flipProblems({ names }: Vocabulary, face: "up" | "down"): Generator<Message> {
  if (names.changes[`flip-${face}`] === undefined) yield fault("fault.not-turned", { face });
}

/** Names under which the language and the games keep other choices among the announced numbers. */
const KEPT = [PLAYER, "may", "item"];

/** A chosen number or mode has a name of its own. */
export function* chosenNameProblems({ effects, names }: Vocabulary, effect: Effect): Generator<Message> {
  const name =
    effect.do === "choose-number" ? effect.as : effect.do === "choose-one" ? effect.announced : undefined;
  if (name === undefined) return;
  const isKept = KEPT.includes(name) || Object.hasOwn(names.kinds ?? {}, name);
  if (isKept || effects[name]?.announced !== undefined) yield fault("fault.kept-name", { name });
}

/** Another player pays with what is their own, not with the ability's card. */
export function* unlessPaidProblems(
  { costs = {} }: Vocabulary,
  { cost }: Extract<Effect, { do: "unless-paid" }>,
): Generator<Message> {
  for (const one of cost) {
    const isByAnyone = one.pay === "word" && costs[one.word]?.byAnyone === true;
    const namesThis = one.pay === "word" && Object.values(one.args ?? {}).includes("this");
    if (namesThis || (!isByAnyone && one.pay !== "discard" && one.pay !== "cards"))
      yield fault("fault.paid-by-own-card");
    if (JSON.stringify(one).includes('"opponent"')) yield fault("fault.paid-by-its-payer");
  }
}

/** The names under which the text of a card knows a chosen one. */
const CHOSEN: readonly Ref[] = ["it", "other", "target", "helper"];

/** A chosen card has a name that can be printed. What is announced is chosen by its player, all at one time. */
export function* choosingProblems({
  announced,
  as,
  by,
  total,
}: Extract<Effect, { do: "choose" }>): Generator<Message> {
  yield* unknownIn("card-called", as, CHOSEN);
  if (announced !== true) return;
  if (as === undefined) yield fault("fault.target-unnamed");
  if (by === "opponent") yield fault("fault.target-by-player");
  if (total !== undefined) yield fault("fault.target-total");
}

/** What is lent works in play, by events and values. Without a card it has no card of its own. */
export function* lentProblems({ card, ability }: Extract<Effect, { do: "lend" }>): Generator<Message> {
  const isEvent = ability.kind === "trigger" || ability.kind === "replace" || isStanding(ability);
  if (!isEvent || ability.where !== undefined) yield fault("fault.not-lent");
  if (card === undefined && namesItself(ability)) yield fault("fault.lent-to-none");
}

/** Whether an ability names its own card. What it lends to another card in turn is of that one. */
const namesItself = (ability: Ability): boolean =>
  JSON.stringify(ability, (_key, part) =>
    part?.do === "lend" && part.card !== undefined ? part.card : part,
  ).includes('"this"');

/** A replaced change happens to a card or to a player, and has one of the causes that the game tells apart. */
export function* replacedProblems(
  { names }: Vocabulary,
  { change, card, of, cause }: Extract<Ability, { kind: "replace" }>,
): Generator<Message> {
  const causes = names.changes[change];
  if (causes === undefined) return yield fault("fault.no.change", { name: change });
  if (cause !== undefined && !causes.includes(cause))
    yield fault("fault.no-way-of", { way: cause, event: change });
  const isOfSeat = names.seatChanges?.includes(change) === true;
  if (isOfSeat && card !== undefined) yield fault("fault.happens-to-player", { change });
  if (!isOfSeat && card === undefined) yield fault("fault.happens-to-card", { change });
  if (!isOfSeat && of !== undefined) yield fault("fault.not-told", { event: change, part: "of" });
}

/** The card that an effect would do nothing to, because an effect before it has taken that out of play. */
export function* leftProblems({ names }: Vocabulary, effect: Effect): Generator<Message> {
  const { leaving = [], inPlay = [] } = names;
  /** Returns the cards that have left for certain once this is done. */
  function* look(part: Effect, gone: readonly string[]): Generator<Message, readonly string[]> {
    const card = part.do === "word" ? part.args?.card : "card" in part ? part.card : undefined;
    const needsPlay =
      part.do === "modify" || part.do === "flip" || (part.do === "word" && inPlay.includes(part.word));
    if (typeof card === "string" && needsPlay && gone.includes(card))
      yield fault("fault.left", { name: card });
    const leaves = part.do === "move" || (part.do === "word" && leaving.includes(part.word));
    if (leaves && typeof card === "string") return [...gone, card];
    const own = part.do === "choose" ? (part.as ?? "it") : part.do === "each" ? "it" : undefined;
    let inside = gone.filter((name) => name !== own);
    for (const inner of innerEffects(part)) {
      const after = yield* look(inner, inside);
      if (part.do === "seq") inside = [...after];
    }
    return part.do === "seq" ? inside : gone;
  }
  yield* look(effect, []);
}
