import { type BattleCard, field } from "../card";
import {
  addCounters,
  aura,
  burn,
  burnCard,
  choose,
  countOf,
  draw,
  exists,
  foes,
  gainHp,
  inHand,
  inReturn,
  noBurn,
  own,
  repair,
  returnOwn,
  spendCounters,
  tempering,
  temperThis,
  tokens,
  upkeep,
  when,
} from "../parts";

/** Fields stay in play. */
export const FIELDS: readonly BattleCard[] = [
  field({
    number: 137,
    name: "Scorched Plain",
    price: 2,
    abilities: [
      aura(own({ subtype: "fire" }), "power", 1),
      when({ on: "end-begins", by: "you" }, burn(1), {
        if: exists(own({ subtype: "fire", being: "tempered" }), 2),
      }),
    ],
  }),
  field({
    number: 138,
    name: "Seedbed",
    price: 3,
    abilities: [upkeep(tokens("Sprout"))],
  }),
  field({
    number: 139,
    name: "Assembly Hall",
    price: 2,
    abilities: [
      aura(inHand({ subtype: "item" }), "price", -1),
      aura(inHand({ subtype: "gear" }), "price", -1),
      tempering(choose({ zone: "gear", subtype: "gear", of: "you" }, repair("it", 1))),
    ],
  }),
  field({
    number: 140,
    name: "Hollow Cemetery",
    price: 2,
    abilities: [when({ on: "discard", card: own({ subtype: "dark" }) }, burn(1))],
  }),
  field({
    number: 141,
    name: "Cloud Harbor",
    price: 2,
    abilities: [inReturn([temperThis, returnOwn(1)], draw(2))],
  }),
  field({
    number: 142,
    name: "Hall of First Light",
    price: 3,
    abilities: [upkeep(gainHp(countOf(own({ subtype: "light" }), { max: 4 })))],
  }),
  field({
    number: 143,
    name: "Copper Spires",
    price: 2,
    abilities: [
      noBurn({ oncePerTurn: true }),
      upkeep(addCounters(1)),
      inReturn([spendCounters(2), temperThis], choose(foes(), burnCard("it", 3))),
    ],
  }),
];
