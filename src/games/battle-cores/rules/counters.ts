import {
  addCardCounter,
  type Card,
  type CardId,
  cardOf,
  type Engine,
  type Reader,
  readStat,
} from "../../../kernel";

/** Reads a number kept on a card in play. It is lost when the card leaves (BC 11.22.3). */
const on = (card: Card, name: string) => card.counters[name] ?? 0;

/** Counters as the rules define them (BC 11.22.1). */
export const COUNTER = "counters";

export const countersOf = (g: Reader, id: CardId) => on(cardOf(g.state, id), COUNTER);

/** Whether the card was Summoned or activated this turn. */
export function isNew(g: Reader, card: Card): boolean {
  return on(card, "summoned") === g.state.turn.number;
}

/** Number of Speed Attacks since its player's turn began (BC 11.12.1). */
export const attacksBySpeed = (card: Card) => on(card, "by-speed");

/** Armor left. A Monster below 1 is discarded. */
export function armorLeft(g: Reader, id: CardId): number {
  return readStat(g, id, "armor") - on(cardOf(g.state, id), "damage");
}

/** Durability a Gear has left (BC 7.24). */
export function durabilityLeft(g: Reader, id: CardId): number {
  return readStat(g, id, "durability") - on(cardOf(g.state, id), "wear");
}

export function setNumber(g: Engine, id: CardId, name: string, value: number): void {
  const now = on(cardOf(g.state, id), name);
  if (now !== value) addCardCounter(g, id, name, value - now);
}

export function addToNumber(g: Engine, id: CardId, name: string, amount: number): void {
  if (amount !== 0) addCardCounter(g, id, name, amount);
}
