import { describe, expect, test } from "vitest";
import { type Ability, printAbility } from "../../../language";
import { validateCards } from "../../../language/validate";
import { say } from "../../../text";
import { able } from "../testing";
import { vocabulary } from "../words/index";
import * as word from "./parts";

const text = (ability: Ability) => say(printAbility(vocabulary, ability));

/** The printed text of abilities: one for each word and form. */
const SAID: readonly (readonly [string, Ability])[] = [
  ["Startup(Burn 2 to the opponent)", word.startup(word.burn(2))],
  ["Victory(Duplicate)", word.victory(word.duplicate)],
  ["Upkeep((pay 1 Point : draw a card))", word.upkeep(word.inReturnFor([word.points(1)], word.draw(1)))],
  ["Price(Discard a card)", word.priceOf(word.fromHand(1))],
  ["Trade(Search a Fire Monster)", word.trade(word.search({ subtype: "fire" }))],
  [
    "Temper(Choose a Monster the opponent controls and Burn 2 to it)",
    word.tempering(word.choose(word.foes(), word.burnCard("it", 2))),
  ],
  [
    "(spend two Counters from this card : draw two cards)",
    word.inReturn([word.spendCounters(2)], word.draw(2)),
  ],
  [
    "Once each turn: (lose 2 HP : gain 1 Point)",
    word.inReturn([word.hp(2)], word.gainPoints(1), { oncePerTurn: true }),
  ],
  [
    "Ender(Quick Summon a Plant Monster with a Price of 3 or less)",
    word.ender(word.quickSummon({ subtype: "plant", stat: { name: "price", atMost: 3 } })),
  ],
  ["Ender(Summon a Monster card from your hand)", word.ender(word.summon(word.inHand({ type: "monster" })))],
  ["Each other Monster you control gets +1 to Power.", word.aura(word.own({ not: "this" }), "power", 1)],
  ["Each Beast Monster you control has Speed(2).", word.has(word.own({ subtype: "beast" }), "speed", 2)],
  ["The equipped Monster has Range.", word.has(word.HOST, "range")],
  [
    "Startup(Summon two Sprout Tokens (Nature Plant, Armor 1, Power 1))",
    word.startup(word.tokens("Sprout", 2)),
  ],
  [
    "Startup(Summon one Spark Pup Token (Lightning Beast, Armor 1, Power 1, Speed))",
    word.startup(word.tokens("Spark Pup")),
  ],
  [
    "Startup(Summon one Shade Token (Dark Spirit, Armor 1, Power 1, Ender(Burn 1 to the opponent)))",
    word.startup(word.tokens("Shade")),
  ],
  ["Startup(Put 2 Counters on this card)", word.startup(word.addCounters(2))],
  ["Startup(Burn 1 to each Monster the opponent controls)", word.startup(word.burnEach(word.foes(), 1))],
  [
    "Startup(Burn 2 to the opponent for each Monster you control, up to 6)",
    word.startup(word.burn(word.countOf(word.own(), { times: 2, max: 6 }))),
  ],
  [
    "Startup(Burn to the opponent equal to the number of Counters on this card)",
    word.startup(word.burn(word.counters())),
  ],
  ["If Burn would be dealt to you, instead nothing happens.", word.noBurn()],
  [
    "When another Monster you control is Summoned, gain 1 HP.",
    word.when({ on: "summon", card: word.own({ not: "this" }) }, word.gainHp(1)),
  ],
  ["Startup(The opponent discards the top two cards of their Main Deck)", word.startup(word.mill(2))],
  [
    "Startup(Discard each damaged Monster the opponent controls)",
    word.startup(word.each(word.foes({ being: "damaged" }), word.discard("it"))),
  ],
  [
    "Startup(Choose a Support card in your Ground Zone and return it to your hand)",
    word.startup(word.choose(word.inGround({ type: "support" }), word.toHand("it"))),
  ],
  ["Startup(This card gains Survival(2) this turn)", word.startup(word.gains("this", "survival", "turn", 2))],
  ["Startup(The opponent loses 1 Point)", word.startup(word.losePoints(1))],
];

describe("printed texts of abilities", () => {
  test.each(SAID)("%s", (printed, ability) => {
    expect(text(ability)).toBe(printed);
    expect(validateCards(vocabulary, [able("Card", ability)])).toEqual([]);
  });
});
