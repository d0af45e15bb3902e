import type { Reader } from "../../../kernel";

/** Cards never change, so the events that they watch are gathered once. */
const HEARD = new WeakMap<Reader["rules"]["cards"], ReadonlySet<string>>();

/**
 * Whether any card in the pool watches these events. Those that only the texts of some cards need are announced in a
 * game with such a card, so that the matches of others stay as they are.
 */
export function isHeard({ rules: { cards } }: Reader, type: string): boolean {
  const known = HEARD.get(cards);
  if (known !== undefined) return known.has(type);
  const heard = new Set(Object.values(cards).flatMap(({ watches }) => watches.map(({ on }) => on)));
  HEARD.set(cards, heard);
  return heard.has(type);
}
