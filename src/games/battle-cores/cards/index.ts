import { type BattleCard, copyOf, wholeCopyOf } from "./card";
import { POOL } from "./pool";
import { TOKENS } from "./tokens";

/**
 * These cards and the Token copies of each Monster and Legend, by name (BC 11.15.1). A card with Duplicate has one copy
 * with Duplicate and one without.
 */
export function poolOf(cards: readonly BattleCard[]): Readonly<Record<string, BattleCard>> {
  const copied = cards.filter((card) => card.type !== "support" && !card.token);
  const whole = copied.filter((card) => card.stats["kw-duplicate"] !== undefined).map(wholeCopyOf);
  const all = [...cards, ...copied.map(copyOf), ...whole];
  return Object.fromEntries(all.map((card) => [card.name, card]));
}

/** The pool by name: printed cards, Tokens that Effects summon, and Token copies. */
export const cards: Readonly<Record<string, BattleCard>> = poolOf([...POOL, ...Object.values(TOKENS)]);
