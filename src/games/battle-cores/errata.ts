import type { Config, Rules } from "../../kernel";
import { type BattleCard, errataName } from "./cards/card";

const battleCards = (cards: Rules["cards"]) => Object.values(cards) as unknown as readonly BattleCard[];

/** The newest Set in the pool, which is current unless the table has another option (BC 9.3). */
export function newestSet(cards: Rules["cards"]): number {
  return Math.max(1, ...battleCards(cards).map((card) => card.set));
}

/** The Set in force at this table. */
export function setInForce(cards: Rules["cards"], options: Config["options"]): number {
  const { set } = options;
  return typeof set === "number" && set > 0 ? set : newestSet(cards);
}

/**
 * The version of a card that is played, whatever printing is in the deck: the newest up to the Set in force
 * (BC 9.3).
 * @returns its name in the pool.
 */
export function versionInForce(cards: Rules["cards"], name: string, set: number): string {
  const original = (cards[name] as BattleCard | undefined)?.title ?? name;
  for (let later = set; later > 1; later--) {
    const version = errataName(original, later);
    if (cards[version] !== undefined) return version;
  }
  return original;
}
