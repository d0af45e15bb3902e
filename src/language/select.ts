import {
  type Card,
  type CardId,
  type CardRef,
  cardOf,
  hasTrait,
  isSameCard,
  type LastKnown,
  lastKnownCard,
  lastKnownUnder,
  printedStat,
  type Reader,
  readStat,
  type Seat,
  traitStat,
  typeInZone,
} from "../kernel";
import type { Amount, CardTest, Condition, Filter, Ref, Whose } from "./ability";
import { type Env, includesSeat, seatsOf } from "./env";
import { isInPlay, isNamed, refCards } from "./references";
import type { PrintedCard, Vocabulary } from "./vocabulary";

const teamOf = (g: Reader, seat: Seat) => g.state.seats[seat]?.team;

/** Whether the card belongs to that player, or to a member of that team. */
function belongsTo(g: Reader, env: Env, whose: Whose, card: Card): boolean {
  if (whose === "you") return card.controller === env.seat;
  if (whose === "team") return teamOf(g, card.controller) === teamOf(g, env.seat);
  return includesSeat(g, env, whose, card.controller);
}

/** Values of a card that has left, as they were then. Values not listed were as printed. */
type Known = Readonly<Record<string, number>>;

/** A card's value as it is, or as it was when the card left. */
function statOf(g: Reader, card: Card, stat: string, known: Known | undefined): number {
  return known === undefined ? readStat(g, card.id, stat) : (known[stat] ?? printedStat(g, card, stat));
}

/** Whether a card's stat is within bounds. A card without the stat never is. A keyword is either present or not. */
function matchesStat(
  g: Reader,
  v: Vocabulary,
  env: Env,
  card: Card,
  stat: NonNullable<Filter["stat"]>,
  known: Known | undefined,
): boolean {
  const { name, atLeast, atMost } = stat;
  const isKnown =
    typeInZone(g, card)?.stats[name] !== undefined || g.rules.values.bases?.[name] !== undefined;
  if (!isKnown && !name.startsWith("kw-")) return false;
  const value = statOf(g, card, name, known);
  if (atLeast !== undefined && value < amountOf(g, v, env, atLeast)) return false;
  return atMost === undefined || value <= amountOf(g, v, env, atMost);
}

/** Whether the card is of this type now, or was when it left. */
function isOfKind(g: Reader, card: Card, name: string, known: Known | undefined): boolean {
  return known === undefined ? hasTrait(g, card, name) : statOf(g, card, traitStat(name), known) > 0;
}

/** The kinds among which one may be chosen. */
export const kindsAmong = ({ names }: Pick<Vocabulary, "names">, among: string): readonly string[] =>
  names.kinds?.[among] ?? [];

/** Whether a card's printed name is the given one, or contains the given part. A hidden card has none. */
function hasName(g: Reader, { def }: Card, { named, nameHas }: CardTest): boolean {
  if (named === undefined && nameHas === undefined) return true;
  const printed: Partial<PrintedCard> | undefined = g.rules.cards[def];
  const name = printed?.title ?? printed?.name;
  if (name === undefined || (named !== undefined && name !== named)) return false;
  return nameHas === undefined || name.toLowerCase().includes(nameHas.toLowerCase());
}

/**
 * Whether a card matches a filter.
 * @param known last known values of a card that left. Undefined for a card as it is now.
 */
export function matchesFilter(
  g: Reader,
  v: Vocabulary,
  env: Env,
  card: Card,
  filter: Filter,
  known?: Known,
): boolean {
  const zone = g.state.zones[card.zone];
  if (zone === undefined || !isFilterZone(v, filter, zone.key)) return false;
  if (filter.of !== undefined && !belongsTo(g, env, filter.of, card)) return false;
  if (filter.ref !== undefined && !isNamed(g, v, env, filter.ref, card)) return false;
  if (!matchesTest(g, v, env, card, filter, known)) return false;
  return filter.extreme === undefined || isExtreme(g, v, env, card, filter, known);
}

/** Whether no other card that matches the rest of a filter has a higher or lower value. */
function isExtreme(
  g: Reader,
  v: Vocabulary,
  env: Env,
  card: Card,
  { extreme, ...rest }: Filter,
  known?: Known,
): boolean {
  if (extreme === undefined) return true;
  const { which, stat } = extreme;
  const own = statOf(g, card, stat, known);
  const others = selectCards(g, v, env, rest).map((id) => readStat(g, id, stat));
  return others.every((other) => (which === "highest" ? other <= own : other >= own));
}

/** Whether a card passes a test, wherever it is. See `matchesFilter`. */
export function matchesTest(
  g: Reader,
  v: Vocabulary,
  env: Env,
  card: Card,
  filter: CardTest,
  known?: Known,
): boolean {
  if (filter.face !== undefined && card.face !== filter.face) return false;
  if (filter.type !== undefined && !isOfKind(g, card, filter.type, known)) return false;
  if (filter.subtype !== undefined && !isOfKind(g, card, filter.subtype, known)) return false;
  if (filter.chosenKind !== undefined) {
    const kind = kindsAmong(v, filter.chosenKind)[env.chosen?.[filter.chosenKind] ?? -1];
    if (kind === undefined || !isOfKind(g, card, kind, known)) return false;
  }
  if (!hasName(g, card, filter)) return false;
  if (filter.being !== undefined && v.being?.[filter.being]?.(g, card, known) !== true) return false;
  if (typeof filter.not === "string" && isNamed(g, v, env, filter.not, card)) return false;
  if (filter.among !== undefined && !isNamed(g, v, env, filter.among, card)) return false;
  if (filter.touching !== undefined) {
    const near = refCards(g, v, env, filter.touching);
    if (!near.some((id) => id !== card.id && v.touching(g, cardOf(g.state, id), card))) return false;
  }
  if (filter.lying !== undefined) {
    const { how, to } = filter.lying;
    const lies = v.lying?.[how];
    if (lies === undefined) throw new RangeError(`no way of lying ${how}`);
    const anchors = refCards(g, v, env, to);
    if (!anchors.some((id) => id !== card.id && lies(g, cardOf(g.state, id), card))) return false;
  }
  if (filter.stat !== undefined && !matchesStat(g, v, env, card, filter.stat, known)) return false;
  const isPassed = (test: CardTest) => matchesTest(g, v, env, card, test, known);
  if (typeof filter.not === "object" && isPassed(filter.not)) return false;
  if (filter.all !== undefined && !filter.all.every(isPassed)) return false;
  return filter.any === undefined || filter.any.some(isPassed);
}

/** Whether a filter matches cards in this zone: its own, or one of its group. */
export function isFilterZone(
  v: Pick<Vocabulary, "field" | "groups">,
  { zone = v.field }: Filter,
  key: string,
) {
  return key === zone || v.groups?.[zone]?.includes(key) === true;
}

/**
 * The matching cards, in zone order.
 * @param most stops after this many. Defaults to all.
 * @param fits a further test.
 */
export function selectCards(
  g: Reader,
  v: Vocabulary,
  env: Env,
  filter: Filter,
  most = Number.POSITIVE_INFINITY,
  fits?: (card: Card) => boolean,
): CardId[] {
  const found: CardId[] = [];
  for (const zone of g.state.zones) {
    if (!isFilterZone(v, filter, zone.key)) continue;
    for (const id of zone.cards) {
      const card = g.state.cards[id];
      if (card === undefined || !matchesFilter(g, v, env, card, filter) || fits?.(card) === false) continue;
      if (found.push(id) >= most) return found;
    }
  }
  return found;
}

/** The matching cards that may be chosen. See `selectCards`. */
export function choosable(
  g: Reader,
  v: Vocabulary,
  env: Env,
  filter: Filter,
  most?: number,
  fits?: (card: Card) => boolean,
): CardId[] {
  if (v.mayChoose === undefined) return selectCards(g, v, env, filter, most, fits);
  const mayBe = (card: Card) => v.mayChoose?.(g, env, card) !== false && fits?.(card) !== false;
  return selectCards(g, v, env, filter, most, mayBe);
}

/** The parts of the vocabulary that tell which cards are in play. */
type InPlay = Pick<Vocabulary, "field" | "alsoInPlay">;

/** A card as it is, or as it was in play when it left. */
export interface NamedCard {
  readonly card: Card;
  readonly known?: Known;
}

/** The last known information of a card that left play. */
export function lastKnownInPlay(g: Reader, v: InPlay, { card, known }: LastKnown): NamedCard | undefined {
  if (!isInPlay(g, v, card)) return undefined;
  return { card, ...(g.rules.information.lastKnown && { known: (known ?? {}) as Known }) };
}

/** The last known state in play of a referenced card that has changed since. */
function lastState(g: Reader, v: InPlay, cardRef: CardRef, isSame: boolean): NamedCard | undefined {
  const last = lastKnownCard(g, cardRef.card);
  const during =
    last && (isSame || last.card.stamp === cardRef.stamp) ? lastKnownInPlay(g, v, last) : undefined;
  if (during) return during;
  const before = lastKnownUnder(g, cardRef.card, [cardRef.was, isSame ? undefined : cardRef.stamp]);
  return before && lastKnownInPlay(g, v, before);
}

/**
 * The cards that a name means now. Those that have left play in the meantime are given in their last known state there.
 */
export function namedCards(
  g: Reader,
  v: InPlay & Pick<Vocabulary, "ref">,
  env: Env,
  ref: Ref,
): readonly NamedCard[] {
  const refs = env.refs[ref];
  if (refs === undefined || (g.state.left === undefined && g.state.past === undefined))
    return refCards(g, v, env, ref).map((id) => ({ card: cardOf(g.state, id) }));
  return refs.flatMap((cardRef): readonly NamedCard[] => {
    const card = cardOf(g.state, cardRef.card);
    const isSame = isSameCard(g.state, cardRef);
    if (isSame && isInPlay(g, v, card)) return [{ card }];
    const then = lastState(g, v, cardRef, isSame);
    return then ? [then] : isSame ? [{ card }] : [];
  });
}

/** A value of a named card, as it is or as it was when the card left. */
export const statOfNamed = (g: Reader, { card, known }: NamedCard, stat: string): number =>
  statOf(g, card, stat, known);

function scaled(n: number, rule: { readonly times?: number; readonly max?: number }): number {
  const each = rule.times ?? 1;
  const size = Math.abs(n * each);
  return Math.sign(each) * Math.min(rule.max ?? size, size);
}

export function amountOf(g: Reader, v: Vocabulary, env: Env, amount: Amount): number {
  if (typeof amount === "number") return amount;
  if ("half" in amount) {
    const half = amountOf(g, v, env, amount.half) / 2;
    return amount.up === true ? Math.ceil(half) : Math.floor(half);
  }
  if ("sum" in amount)
    return Math.max(
      0,
      amount.sum.reduce<number>((total, part) => total + amountOf(g, v, env, part), 0),
    );
  if ("count" in amount) return scaled(selectCards(g, v, env, amount.count).length, amount);
  if ("cardsIn" in amount) {
    const seats = seatsOf(g, env, amount.of);
    const zones = g.state.zones.filter((z) => z.key === amount.cardsIn && seats.includes(z.owner));
    return scaled(
      zones.reduce((sum, z) => sum + z.cards.length, 0),
      amount,
    );
  }
  if ("word" in amount) {
    const word = v.amounts?.[amount.word];
    if (word === undefined) throw new RangeError(`no amount word ${amount.word}`);
    return scaled(word.value(g, env, amount.args ?? {}), amount);
  }
  if ("chosen" in amount) return env.chosen?.[amount.chosen] ?? 0;
  const [named] = namedCards(g, v, env, amount.of);
  return named === undefined ? 0 : Math.max(0, statOf(g, named.card, amount.stat, named.known));
}

const exist = (g: Reader, v: Vocabulary, env: Env, filter: Filter, count: number) =>
  selectCards(g, v, env, filter, count).length >= count;

export function isTrue(g: Reader, v: Vocabulary, env: Env, condition: Condition): boolean {
  switch (condition.is) {
    case "exists":
      return exist(g, v, env, condition.filter, condition.atLeast ?? 1);
    case "none":
      return !exist(g, v, env, condition.filter, 1);
    case "more":
      return amountOf(g, v, env, condition.amount) > amountOf(g, v, env, condition.than);
    case "turn":
      return includesSeat(g, env, condition.of, g.state.turn.seat);
    case "step": {
      const { seat, step } = g.state.turn;
      return condition.steps.includes(step) && includesSeat(g, env, condition.of ?? "each", seat);
    }
    case "matches":
      return namedCards(g, v, env, condition.card).some(({ card, known }) =>
        matchesFilter(g, v, env, card, condition.filter, known),
      );
    case "not":
      return !isTrue(g, v, env, condition.condition);
    case "all":
      return condition.conditions.every((inner) => isTrue(g, v, env, inner));
    case "any":
      return condition.conditions.some((inner) => isTrue(g, v, env, inner));
    case "word": {
      const word = v.conditions[condition.word];
      if (word === undefined) throw new RangeError(`no condition word ${condition.word}`);
      return word.holds(g, env, condition.args ?? {});
    }
  }
}
