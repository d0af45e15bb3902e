import { type BattleCard, copyOf } from "./card";
import { POOL } from "./pool";
import { TOKENS } from "./tokens";

/** The given cards and, for each Monster and Legend, its Token copy (BC 11.15.1), by name. */
export function poolOf(cards: readonly BattleCard[]): Readonly<Record<string, BattleCard>> {
  const copies = cards.filter((card) => card.type !== "support" && !card.token).map(copyOf);
  return Object.fromEntries([...cards, ...copies].map((card) => [card.name, card]));
}

/** The pool by name: printed cards, the Tokens that Effects summon, and Token copies. */
export const cards: Readonly<Record<string, BattleCard>> = poolOf([...POOL, ...Object.values(TOKENS)]);
