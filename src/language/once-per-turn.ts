import { addCardCounter, type Card, type CardId, cardOf, type Engine, type Reader } from "../kernel";

const usedMark = (index: number) => `used:${index}`;

/** Has this once-per-turn ability been used this turn? */
export function isUsed(g: Reader, card: Card, index: number): boolean {
  return card.counters[usedMark(index)] === g.state.turn.number;
}

/** Notes that a once-per-turn ability has been used. */
export function markUsed(g: Engine, id: CardId, index: number): void {
  const card = cardOf(g.state, id);
  addCardCounter(g, id, usedMark(index), g.state.turn.number - (card.counters[usedMark(index)] ?? 0));
}
