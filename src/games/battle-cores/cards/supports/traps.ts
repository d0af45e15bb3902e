import { type BattleCard, trap } from "../card";
import {
  armorUp,
  burn,
  burnCard,
  choose,
  countOf,
  discard,
  endAttack,
  foes,
  gainHp,
  gains,
  inGround,
  inHand,
  is,
  own,
  powerUp,
  priceOf,
  quickSummon,
  retarget,
  returnOwn,
  seq,
  setPower,
  temper,
  toHand,
} from "../parts";

const ATTACKED = is("attack-on", { who: "you" });
const ATTACKING = is("attack-on", { who: "opponent" });
const STRUCK_DIRECTLY = { is: "all", conditions: [ATTACKED, is("is-direct")] } as const;

/** Traps resolve once, in any player's Battle Phase. */
export const TRAPS: readonly BattleCard[] = [
  trap({ number: 116, name: "Wall of Smoke", price: 2, if: ATTACKED, effect: endAttack }),
  trap({
    number: 117,
    name: "Flash of Fangs",
    price: 1,
    if: ATTACKING,
    effect: powerUp("attacker", 3, "attack"),
  }),
  trap({
    number: 118,
    name: "Answering Thunder",
    price: 2,
    if: ATTACKED,
    effect: seq(burnCard("attacker", 3), burn(1)),
  }),
  trap({
    number: 119,
    name: "Bramble Snare",
    price: 1,
    if: ATTACKED,
    effect: burnCard("attacker", countOf(own(), { max: 5 })),
  }),
  trap({
    number: 120,
    name: "Throw the Switch",
    price: 2,
    if: ATTACKED,
    effect: choose(own({ subtype: "robot" }), seq(armorUp("it", 3), retarget("it"))),
  }),
  trap({
    number: 121,
    name: "Shed Plating",
    price: 1,
    effect: choose(own(), seq(gains("it", "survival"), armorUp("it", 1))),
  }),
  trap({
    number: 122,
    name: "Drag Under",
    price: 1,
    if: ATTACKED,
    effect: choose(own(), seq(discard("it"), burnCard("attacker", 5))),
  }),
  trap({
    number: 123,
    name: "They Rise at Noon",
    price: 2,
    effect: quickSummon(inGround({ subtype: "spirit", stat: { name: "price", atMost: 3 } })),
  }),
  trap({ number: 124, name: "Swept Away", price: 3, if: ATTACKED, effect: toHand("attacker") }),
  trap({
    number: 125,
    name: "Out of the Blue",
    price: 1,
    effect: quickSummon(inHand({ subtype: "bird", stat: { name: "price", atMost: 4 } })),
    abilities: [priceOf(returnOwn(1))],
  }),
  trap({
    number: 126,
    name: "Frozen Instant",
    price: 1,
    effect: choose(foes({ being: "untempered" }), temper("it")),
  }),
  trap({
    number: 127,
    name: "Ward of First Light",
    price: 1,
    if: STRUCK_DIRECTLY,
    effect: seq(gainHp(2), setPower("attacker", 0, "attack")),
  }),
];
