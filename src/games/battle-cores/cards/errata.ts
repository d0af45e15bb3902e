import { type BattleCard, boost, errata, legend, monster } from "./card";
import { LEGENDS } from "./legends";
import { WANDERERS } from "./monsters/wanderers";
import { active, choose, foes, fromHand, gainPoints, points, toHand, trade, upkeep } from "./parts";
import { SUPPORTS } from "./supports";

/** The first printing of a reprinted card. */
function first(cards: readonly BattleCard[], name: string): BattleCard {
  const found = cards.find((card) => card.name === name);
  if (found === undefined) throw new RangeError(`no card ${name}`);
  return found;
}

/** Cards changed in a reprint of a later Set (BC 9.1). */
export const ERRATA: readonly BattleCard[] = [
  errata(
    first(WANDERERS, "Whirling Zephyr"),
    monster({
      number: 301,
      name: "Whirling Zephyr",
      types: ["wind", "elemental"],
      price: 2,
      armor: 3,
      power: 2,
      abilities: [trade(choose(foes({ stat: { name: "price", atMost: 3 } }), toHand("it")))],
      set: 2,
    }),
  ),
  errata(
    first(SUPPORTS, "Homeward Tide"),
    boost({
      number: 302,
      name: "Homeward Tide",
      price: 2,
      effect: choose(foes(), toHand("it")),
      set: 2,
    }),
  ),
  errata(
    first(LEGENDS, "Old Toll-Taker"),
    legend({
      number: 303,
      name: "Old Toll-Taker",
      types: ["earth", "beast"],
      armor: 5,
      power: 4,
      summon: [active(1), fromHand(1), points(3)],
      abilities: [upkeep(gainPoints(1))],
      set: 3,
    }),
  ),
];
