import type { Ability, Cost, Effect } from "../../../language";
import {
  type BattleCard,
  boost,
  field,
  gear,
  item,
  type KeywordEntry,
  legend,
  type MonsterData,
  monster,
  token,
  trap,
} from "../cards/card";
import { draw } from "../cards/parts";

/** A test Monster. Defaults to Price 1, Armor 1, Power 1, Nature Beast. */
export function beast(name: string, more: Partial<Omit<MonsterData, "name">> = {}): BattleCard {
  const plain = { number: 900, types: ["nature", "beast"], price: 1, armor: 1, power: 1 } as const;
  return monster({ ...plain, ...more, name });
}

/** A Monster with this Armor (left) and Power (right). */
export const stats = (name: string, armor: number, power: number, ...keywords: KeywordEntry[]): BattleCard =>
  beast(name, { armor, power, ...(keywords.length > 0 ? { keywords } : undefined) });

export const able = (name: string, ...abilities: Ability[]): BattleCard => beast(name, { abilities });

/**
 * A Legend: Armor 5, Power 5.
 * @param summon the costs in Summon().
 */
export const hero = (name: string, summon: readonly Cost[], more: Partial<MonsterData> = {}): BattleCard =>
  legend({ number: 950, name, types: ["light", "dragon"], armor: 5, power: 5, ...more, summon });

/** Test Support cards. They default to Price 1, and Boosts and Traps to "draw a card". */
export const aBoost = (name: string, effect: Effect = draw(1), price = 1): BattleCard =>
  boost({ number: 960, name, price, effect });
export const aTrap = (name: string, effect: Effect = draw(1), price = 1): BattleCard =>
  trap({ number: 970, name, price, effect });
export const anItem = (name: string, ...abilities: Ability[]): BattleCard =>
  item({ number: 980, name, price: 1, abilities });
export const aField = (name: string, ...abilities: Ability[]): BattleCard =>
  field({ number: 985, name, price: 1, abilities });
export const aGear = (name: string, power = 2, durability = 3, ...keywords: KeywordEntry[]): BattleCard =>
  gear({
    number: 990,
    name,
    price: 1,
    power,
    durability,
    ...(keywords.length > 0 ? { keywords } : undefined),
  });
export const aToken = (name: string): BattleCard =>
  token({ name, types: ["nature", "plant"], armor: 1, power: 1 });

/** Forty plain Monsters, four of each name: "Oak 1", "Oak 2" ... */
export function fortyOf(name: string): BattleCard[] {
  const kinds = Array.from({ length: 10 }, (_, i) => beast(`${name} ${i + 1}`));
  return kinds.flatMap((card) => [card, card, card, card]);
}
