import type { Ability } from "../../../language";
import type { CardData } from "../../card-set";
import { type BattleCard, withoutTargetOpponents } from "../cards/card";

const keywordsOf = ({ keywords = [], stats }: BattleCard, levelled: readonly string[]) =>
  keywords.map((keyword) => ({
    keyword,
    ...(levelled.includes(keyword) && { n: stats[`kw-${keyword}`] ?? 1 }),
  }));

const some = <T>(key: string, list: readonly T[]) => (list.length === 0 ? undefined : { [key]: list });

/**
 * What a printed card of Battle Cores is written as. Undefined for a Token.
 * @param levelled the keywords that have levels.
 */
export function dataOf(card: BattleCard, levelled: readonly string[]): CardData | undefined {
  const { type, category, subtypes = [], stats, token } = card;
  if (token) return undefined;
  const name = card.title ?? card.name;
  const abilities = card.abilities.map(withoutTargetOpponents);
  const { price, armor, power, durability } = stats;
  const keywords = some("keywords", keywordsOf(card, levelled));
  const fighter = { element: subtypes[0], creature: subtypes[1], armor, power, ...keywords };
  if (type === "monster") return { kind: type, name, price, ...fighter, ...some("abilities", abilities) };
  if (type === "legend") {
    const [head, ...others] = abilities;
    const summon = head?.kind === "keyword" ? head.cost : undefined;
    return { kind: type, name, ...fighter, summon, ...some("abilities", others) };
  }
  if (category === "boost" || category === "trap") {
    const play = abilities.at(-1);
    if (play?.kind !== "play") return undefined;
    const { effect, if: condition } = play;
    return {
      kind: category,
      name,
      price,
      ...(condition && { if: condition }),
      effect,
      ...some<Ability>("abilities", abilities.slice(0, -1)),
    };
  }
  if (category === "gear")
    return { kind: category, name, price, power, durability, ...keywords, ...some("abilities", abilities) };
  return { kind: category ?? "item", name, price, ...some("abilities", abilities) };
}
