import { addCardCounter, type Card, type CardId, cardOf, type Engine, type Reader, seatOf } from "../kernel";
import type { Ability, UseLimit } from "./ability";
import { abilityOf } from "./ability-of";
import type { Vocabulary } from "./vocabulary";

/** In which period an ability was last used, and how often in it where it may be used more than once. */
const lastMark = (index: number) => `used:${index}`;
const countMark = (index: number) => `uses:${index}`;

/** Does this counter of a card note uses of its abilities? A card that becomes another one has not used those of that one. */
export function isUseMark(counter: string): boolean {
  return counter.startsWith("used:") || counter.startsWith("uses:");
}

/** How often an ability may be used; undefined: as often as one likes. */
export function limitOf(ability: Ability | undefined): UseLimit | undefined {
  if (ability === undefined || !("oncePerTurn" in ability || "uses" in ability)) return undefined;
  return ability.uses ?? (ability.oncePerTurn === true ? ONCE_PER_TURN : undefined);
}

const ONCE_PER_TURN: UseLimit = { per: "turn", most: 1 };

type Periods = Pick<Vocabulary, "period">;

/** The number of the current period: a round is counted by the turns that its controller has begun. */
function periodOf(g: Reader, v: Periods, card: Card, { per }: UseLimit): number {
  const own = v.period?.(g, card, per);
  if (own !== undefined) return own;
  if (per === "game") return 1;
  return per === "round" ? seatOf(g.state, card.controller).rounds : g.state.turn.number;
}

/** How often the ability has been used in the current period. */
function usesOf(g: Reader, v: Periods, card: Card, index: number, limit: UseLimit): number {
  if (card.counters[lastMark(index)] !== periodOf(g, v, card, limit)) return 0;
  return limit.most === 1 ? 1 : (card.counters[countMark(index)] ?? 0);
}

/** Whether this ability has been used as often as it may be. */
export function isUsedUp(g: Reader, v: Periods, card: Card, index: number): boolean {
  const limit = limitOf(abilityOf(g, card.def, index));
  return limit !== undefined && usesOf(g, v, card, index, limit) >= limit.most;
}

/**
 * Notes that an ability has been used, if that is limited.
 * @param def name of the card that prints it.
 */
export function markUsed(g: Engine, v: Periods, id: CardId, def: string, index: number): void {
  const limit = limitOf(abilityOf(g, def, index));
  if (limit === undefined) return;
  const card = cardOf(g.state, id);
  const before = usesOf(g, v, card, index, limit);
  setCounter(g, id, lastMark(index), periodOf(g, v, card, limit));
  if (limit.most > 1) setCounter(g, id, countMark(index), before + 1);
}

function setCounter(g: Engine, id: CardId, counter: string, value: number): void {
  addCardCounter(g, id, counter, value - (cardOf(g.state, id).counters[counter] ?? 0));
}
