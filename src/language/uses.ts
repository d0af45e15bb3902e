import { addCardCounter, type Card, type CardId, cardOf, type Engine, type Reader, seatOf } from "../kernel";
import type { Ability, UseLimit } from "./ability";
import { abilityOf } from "./ability-of";
import type { Vocabulary } from "./vocabulary";

/** Counters with the period of an ability's last use and, if it may be used more than once, the number of uses. */
const lastMark = (ability: string) => `used:${ability}`;
const countMark = (ability: string) => `uses:${ability}`;

/** What stands for an ability in the counters of a card: one of another card is named after that. */
const markOf = (g: Reader, { id, def }: Pick<Card, "id" | "def">, index: number): string =>
  cardOf(g.state, id).def === def ? String(index) : `${def}/${index}`;

/** Whether this counter of a card notes uses of its abilities. A card that becomes another one starts without them. */
export function isUseMark(counter: string): boolean {
  return counter.startsWith("used:") || counter.startsWith("uses:");
}

/** How often an ability may be used. Undefined if unlimited. */
export function limitOf(ability: Ability | undefined): UseLimit | undefined {
  if (ability === undefined || !("oncePerTurn" in ability || "uses" in ability)) return undefined;
  return ability.uses ?? (ability.oncePerTurn === true ? ONCE_PER_TURN : undefined);
}

const ONCE_PER_TURN: UseLimit = { per: "turn", most: 1 };

type Periods = Pick<Vocabulary, "period">;

/** The number of the current period. A round is counted by the turns that its controller has begun. */
function periodOf(g: Reader, v: Periods, card: Card, { per }: UseLimit): number {
  const own = v.period?.(g, card, per);
  if (own !== undefined) return own;
  if (per === "game") return 1;
  return per === "round" ? seatOf(g.state, card.controller).rounds : g.state.turn.number;
}

/** The number of uses of the ability in the current period. */
function usesOf(g: Reader, v: Periods, card: Card, index: number, limit: UseLimit): number {
  const mark = markOf(g, card, index);
  if (card.counters[lastMark(mark)] !== periodOf(g, v, card, limit)) return 0;
  return limit.most === 1 ? 1 : (card.counters[countMark(mark)] ?? 0);
}

/** Whether the ability's uses are exhausted. */
export function isUsedUp(g: Reader, v: Periods, card: Card, index: number): boolean {
  const limit = limitOf(abilityOf(g, card.def, index));
  return limit !== undefined && usesOf(g, v, card, index, limit) >= limit.most;
}

/**
 * Notes a use of an ability, if its uses are limited.
 * @param def name of the card that prints it.
 */
export function markUsed(g: Engine, v: Periods, id: CardId, def: string, index: number): void {
  const limit = limitOf(abilityOf(g, def, index));
  if (limit === undefined) return;
  const card = { ...cardOf(g.state, id), def };
  const mark = markOf(g, card, index);
  const before = usesOf(g, v, card, index, limit);
  setCounter(g, id, lastMark(mark), periodOf(g, v, card, limit));
  if (limit.most > 1) setCounter(g, id, countMark(mark), before + 1);
}

function setCounter(g: Engine, id: CardId, counter: string, value: number): void {
  addCardCounter(g, id, counter, value - (cardOf(g.state, id).counters[counter] ?? 0));
}
