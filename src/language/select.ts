import {
  type Card,
  type CardId,
  cardOf,
  hasTrait,
  NONE,
  natureOf,
  type Reader,
  readStat,
  type Seat,
} from "../kernel";
import type { Amount, Condition, Filter, Whose } from "./ability";
import { type Env, isNamed, refCards, seatsOf } from "./env";
import type { Vocabulary } from "./vocabulary";

const teamOf = (g: Reader, seat: Seat) => g.state.seats[seat]?.team;

/** Does the card belong to that player, or to one of that team? */
function belongsTo(g: Reader, env: Env, whose: Whose, card: Card): boolean {
  if (whose === "you") return card.controller === env.seat;
  if (whose === "team") return teamOf(g, card.controller) === teamOf(g, env.seat);
  return card.controller !== env.seat && seatsOf(g, env, whose).includes(card.controller);
}

/**
 * Is this stat of a card within the bounds? A card that lacks the stat never is; keywords are either there or
 * not.
 */
function matchesStat(
  g: Reader,
  v: Vocabulary,
  env: Env,
  card: Card,
  stat: NonNullable<Filter["stat"]>,
): boolean {
  const { name, atLeast, atMost } = stat;
  const printed = natureOf(g, card)?.stats[name];
  if (printed === undefined && !name.startsWith("kw-")) return false;
  const value = readStat(g, card.id, name);
  if (atLeast !== undefined && value < amountOf(g, v, env, atLeast)) return false;
  return atMost === undefined || value <= amountOf(g, v, env, atMost);
}

/** Does a card fit a filter? */
export function matchesFilter(g: Reader, v: Vocabulary, env: Env, card: Card, filter: Filter): boolean {
  const zone = g.state.zones[card.zone];
  if (zone?.key !== (filter.zone ?? v.field)) return false;
  if (filter.face !== undefined && card.face !== filter.face) return false;
  if (filter.of !== undefined && !belongsTo(g, env, filter.of, card)) return false;
  if (filter.type !== undefined && !hasTrait(g, card, filter.type)) return false;
  if (filter.subtype !== undefined && !hasTrait(g, card, filter.subtype)) return false;
  if (filter.ref !== undefined && !isNamed(g, v, env, filter.ref, card)) return false;
  if (filter.being !== undefined && v.being?.[filter.being]?.(g, card) !== true) return false;
  if (filter.not !== undefined && isNamed(g, v, env, filter.not, card)) return false;
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
  if (filter.stat !== undefined && !matchesStat(g, v, env, card, filter.stat)) return false;
  return true;
}

/** All cards that match, in zone order. */
export function selectCards(g: Reader, v: Vocabulary, env: Env, filter: Filter): CardId[] {
  const found: CardId[] = [];
  const key = filter.zone ?? v.field;
  for (const zone of g.state.zones) {
    if (zone.key !== key) continue;
    for (const id of zone.cards) {
      const card = g.state.cards[id];
      if (card !== undefined && matchesFilter(g, v, env, card, filter)) found.push(id);
    }
  }
  return found;
}

/** The cards that match and may be chosen. */
export function choosable(g: Reader, v: Vocabulary, env: Env, filter: Filter): CardId[] {
  const found = selectCards(g, v, env, filter);
  if (v.mayChoose === undefined) return found;
  return found.filter((id) => v.mayChoose?.(g, env, cardOf(g.state, id)) !== false);
}

function scaled(n: number, rule: { readonly times?: number; readonly max?: number }): number {
  const each = rule.times ?? 1;
  const size = Math.abs(n * each);
  return Math.sign(each) * Math.min(rule.max ?? size, size);
}

/** The current value of an amount. */
export function amountOf(g: Reader, v: Vocabulary, env: Env, amount: Amount): number {
  if (typeof amount === "number") return amount;
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
  const id = refCards(g, v, env, amount.of)[0] ?? NONE;
  return id === NONE ? 0 : readStat(g, id, amount.stat);
}

/** Is a condition true now? */
export function isTrue(g: Reader, v: Vocabulary, env: Env, condition: Condition): boolean {
  switch (condition.is) {
    case "exists":
      return selectCards(g, v, env, condition.filter).length >= (condition.atLeast ?? 1);
    case "none":
      return selectCards(g, v, env, condition.filter).length === 0;
    case "more":
      return amountOf(g, v, env, condition.amount) > amountOf(g, v, env, condition.than);
    case "turn":
      return seatsOf(g, env, condition.of).includes(g.state.turn.seat);
    case "matches":
      return refCards(g, v, env, condition.card).some((id) =>
        matchesFilter(g, v, env, cardOf(g.state, id), condition.filter),
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
