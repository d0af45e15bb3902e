import { traitStat } from "../kernel";
import type { Ability, Cost, Effect, Pattern, Standing } from "./ability";
import { PLAYER } from "./env";
import type { Vocabulary } from "./vocabulary";
import { innerEffects } from "./walk";

/** What is wrong with parts of an ability that fit its shape: what a game could neither say nor do. */

export const unknownIn = (what: string, name: string | undefined, all: readonly string[]): string[] =>
  name === undefined || all.includes(name) ? [] : [`no ${what} "${name}"`];

/** Cards can be given up only from where the game's way of doing so takes them. */
export function* givingUpProblems(
  { wayZones, field, groups }: Vocabulary,
  { from: { zone = field }, how }: Extract<Cost, { pay: "cards" }>,
): Generator<string> {
  const zones = how === undefined ? undefined : wayZones?.[how];
  const own = groups?.[zone] ?? [zone];
  if (zones !== undefined && !own.every((key) => zones.includes(key))) yield `no "${how}" from ${zone}`;
}

/** The zones of a game without the names of several together, which only filters know. */
export const singleZones = ({ names, groups = {} }: Vocabulary): readonly string[] =>
  names.zones.filter((zone) => groups[zone] === undefined);

/** Names of numeric and keyword stats, and of the stats that give a card's types. */
export function statNames({ stats, types, subtypes }: Vocabulary["names"]): readonly string[] {
  return [...stats, ...[...types, ...subtypes].map(traitStat)];
}

type Change = Pick<Extract<Effect, { do: "modify" }>, "stats" | "op" | "amount"> & {
  readonly kind?: Standing["kind"];
};

/** Every value is changed where the game reads it: on cards, on players, or on what is dealt. */
export function* changeProblems(
  vocabulary: Vocabulary,
  { kind = "standing", ...change }: Change,
): Generator<string> {
  const { dealt = [], ofSeats = [], final = [], levels = [] } = vocabulary.names;
  const { stats, op, amount } = change;
  const home = (stat: string): Standing["kind"] =>
    dealt.includes(stat) ? "standing-amounts" : ofSeats.includes(stat) ? "standing-seats" : "standing";
  const WHERE = { standing: "cards", "standing-seats": "players", "standing-amounts": "what is dealt" };
  for (const stat of stats) if (home(stat) !== kind) yield `"${stat}" is not a value of ${WHERE[kind]}`;
  if (kind === "standing") yield* flagProblems(vocabulary, stats, op, amount);
  const facts = stats.filter((stat) => final.includes(stat) && home(stat) === "standing");
  if (facts.length === 0) return;
  const isPlain = typeof amount === "number" ? amount >= 1 : facts.every((stat) => levels.includes(stat));
  if (op === "max" || !isPlain) yield `"${facts.join('", "')}" is gained by adding 1`;
  if (facts.length < stats.length)
    yield "what only the rules read and other values are changed in one breath";
}

/** Where, when and in which state an ability works, as far as the game asks for it. */
export function* scopeProblems(vocabulary: Vocabulary, ability: Ability): Generator<string> {
  const { names, period } = vocabulary;
  if ("uses" in ability && ability.uses?.per === "battle" && period === undefined)
    yield "uses are not counted by battle";
  if ("uses" in ability && ability.uses !== undefined && ability.oncePerTurn === true)
    yield `both "oncePerTurn" and "uses"`;
  if (ability.face !== undefined && ability.where === undefined) yield `"face" without "where"`;
  for (const zone of ability.where ?? []) yield* unknownIn("zone", zone, singleZones(vocabulary));
  if (ability.kind === "activated")
    for (const moment of ability.when ?? [])
      yield* unknownIn("moment of use", moment, names.useMoments ?? []);
  if (ability.kind !== "play") return;
  for (const part of ["where", "face", "active"] as const)
    if (ability[part] !== undefined) yield `"${part}" says nothing of a card that is played`;
  for (const part of ["if", "cost"] as const)
    if (ability[part] !== undefined && names.play?.includes(part) !== true)
      yield `"${part}" says nothing of a card that is played`;
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
export function* patternProblems(vocabulary: Vocabulary, pattern: Pattern): Generator<string> {
  const sayable = vocabulary.names.events[pattern.on];
  if (sayable === undefined) return yield `no event "${pattern.on}"`;
  for (const part of ["card", "other", "by", "how", "source", "from"] as const) {
    const given = pattern[part];
    if (given === undefined || sayable.includes(part)) continue;
    const isSayable = typeof given === "string" && sayable.some((one) => one.startsWith(`${part} ${given}`));
    if (!isSayable) yield `"${pattern.on}" cannot tell "${part}"`;
  }
  const { hows } = vocabulary.names;
  if (pattern.how !== undefined && !hows?.[pattern.on]?.includes(pattern.how))
    yield `no way "${pattern.how}" of ${pattern.on}`;
  if (pattern.from !== undefined) yield* unknownIn("zone", pattern.from, singleZones(vocabulary));
  if (sayable.includes("card this!") && pattern.card !== "this")
    yield `"${pattern.on}" tells only of the card itself`;
  if (pattern.card === "this" && pattern.other === "this") yield "a card cannot be both cards of an event";
}

/** A card can be moved only to zones that need nothing else to be said, and to the bottom only of a deck. */
export function* moveProblems(
  { names, hand, deck, discard }: Vocabulary,
  { to, bottom }: Extract<Effect, { do: "move" }>,
): Generator<string> {
  if (![hand, deck, discard, ...(names.moves ?? [])].includes(to)) yield `cards are not moved to "${to}"`;
  if (bottom === true && to !== deck) yield `"bottom" of ${to}`;
}

/** Names under which the language and the games keep other choices among the announced numbers. */
const KEPT = [PLAYER, "may", "item"];

/** A chosen number or mode has a name of its own. */
export function* chosenNameProblems({ effects }: Vocabulary, effect: Effect): Generator<string> {
  const name =
    effect.do === "choose-number" ? effect.as : effect.do === "choose-one" ? effect.announced : undefined;
  if (name !== undefined && (KEPT.includes(name) || effects[name]?.announced !== undefined))
    yield `no number or mode can be called "${name}"`;
}

/** What is chosen when an ability is announced is chosen by its player, all at one time. */
export function* choosingProblems({
  announced,
  as,
  by,
  total,
}: Extract<Effect, { do: "choose" }>): Generator<string> {
  if (announced !== true) return;
  if (as === undefined) yield "a target has no name";
  if (by === "opponent") yield "a target is chosen by its player";
  if (total !== undefined) yield "targets have no total";
}

/** A replaced change happens to a card or to a player, and has one of the causes that the game tells apart. */
export function* replacedProblems(
  { names }: Vocabulary,
  { change, card, of, cause }: Extract<Ability, { kind: "replace" }>,
): Generator<string> {
  const causes = names.changes[change];
  if (causes === undefined) return yield `no change "${change}"`;
  if (cause !== undefined && !causes.includes(cause)) yield `no way "${cause}" of ${change}`;
  const isOfSeat = names.seatChanges?.includes(change) === true;
  if (isOfSeat && card !== undefined) yield `"${change}" happens to no card`;
  if (!isOfSeat && card === undefined) yield `"${change}" happens to a card`;
  if (!isOfSeat && of !== undefined) yield `"${change}" cannot tell "of"`;
}

/** The card that an effect would do nothing to, because an effect before it has taken that out of play. */
export function* leftProblems({ names }: Vocabulary, effect: Effect): Generator<string> {
  const { leaving = [], inPlay = [] } = names;
  /** Returns the cards that have left for certain once this is done. */
  function* look(part: Effect, gone: readonly string[]): Generator<string, readonly string[]> {
    const card = part.do === "word" ? part.args?.card : "card" in part ? part.card : undefined;
    const needsPlay =
      part.do === "modify" || part.do === "flip" || (part.do === "word" && inPlay.includes(part.word));
    if (typeof card === "string" && needsPlay && gone.includes(card)) yield `"${card}" has left by then`;
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
