import type { Rules } from "../../../kernel";
import { poolOf } from "../cards";
import { type BattleCard, boost, field, gear, item, legend, monster, token, trap } from "../cards/card";
import * as say from "../cards/parts";
import { rulesWith } from "../rules/rules";

/**
 * A small pool for perft only, so that its numbers stay the same when the printed pool changes. It covers every keyword
 * and every kind of prompt.
 */
const POOL: readonly BattleCard[] = [
  monster({ number: 1, name: "Anvil", types: ["metal", "golem"], price: 1, armor: 3, power: 1 }),
  monster({
    number: 2,
    name: "Bellows",
    types: ["fire", "beast"],
    price: 1,
    armor: 1,
    power: 2,
    keywords: ["active"],
  }),
  monster({
    number: 3,
    name: "Chisel",
    types: ["metal", "insect"],
    price: 2,
    armor: 2,
    power: 2,
    keywords: [["speed", 1], "true-strike"],
  }),
  monster({
    number: 4,
    name: "Dowel",
    types: ["nature", "plant"],
    price: 2,
    armor: 3,
    power: 2,
    keywords: ["defender", ["survival", 1]],
  }),
  monster({
    number: 5,
    name: "Easel",
    types: ["light", "spirit"],
    price: 2,
    armor: 1,
    power: 2,
    keywords: ["elusive"],
    abilities: [say.victory(say.duplicate)],
  }),
  monster({
    number: 6,
    name: "File",
    types: ["fire", "beast"],
    price: 3,
    armor: 2,
    power: 3,
    keywords: ["range", "duplicate"],
    abilities: [say.ender(say.burn(2))],
  }),
  monster({
    number: 7,
    name: "Gavel",
    types: ["dark", "knight"],
    price: 3,
    armor: 4,
    power: 3,
    keywords: ["ruin"],
    abilities: [say.priceOf(say.fromHand(1)), say.startup(say.choose(say.foes(), say.burnCard("it", 2)))],
  }),
  monster({
    number: 8,
    name: "Hinge",
    types: ["water", "fish"],
    price: 2,
    armor: 2,
    power: 1,
    abilities: [
      say.upkeep(say.addCounters(1)),
      say.inReturn([say.spendCounters(2)], say.draw(1)),
      say.trade(say.search({ subtype: "beast" })),
    ],
  }),
  monster({
    number: 9,
    name: "Ladle",
    types: ["nature", "food"],
    price: 3,
    armor: 2,
    power: 2,
    abilities: [say.startup(say.tokens("Peg")), say.tempering(say.gainHp(2))],
  }),
  monster({
    number: 10,
    name: "Mallet",
    types: ["earth", "dragon"],
    price: 4,
    armor: 5,
    power: 4,
    abilities: [
      say.startup(say.summon(say.inHand({ subtype: "beast" }))),
      say.aura(say.own({ not: "this" }), "power", 1),
    ],
  }),
  token({
    name: "Peg",
    types: ["nature", "plant"],
    armor: 1,
    power: 1,
    abilities: [say.ender(say.gainHp(1))],
  }),
  boost({ number: 11, name: "Nudge", price: 1, effect: say.choose(say.foes(), say.temper("it")) }),
  boost({ number: 12, name: "Oil", price: 2, effect: say.quickSummon({ subtype: "fire" }) }),
  trap({
    number: 13,
    name: "Plug",
    price: 1,
    if: say.is("attack-on", { who: "you" }),
    effect: say.endAttack,
  }),
  trap({
    number: 14,
    name: "Quill",
    price: 1,
    effect: say.oneOf(say.burn(1, "each"), say.discardFromHand(1)),
  }),
  item({
    number: 15,
    name: "Rasp",
    price: 1,
    abilities: [say.aura(say.HOST, "power", 2), say.aura(say.HOST, "armor", 2), say.has(say.HOST, "speed")],
  }),
  field({
    number: 16,
    name: "Sconce",
    price: 2,
    abilities: [say.aura({ subtype: "fire" }, "power", 1), say.noBurn({ oncePerTurn: true })],
  }),
  gear({ number: 17, name: "Tongs", price: 2, power: 2, durability: 2 }),
  legend({
    number: 18,
    name: "Ursa",
    types: ["fire", "beast"],
    armor: 6,
    power: 5,
    summon: [say.active(1, { subtype: "fire" })],
    abilities: [say.startup(say.burnEach(say.foes(), 1))],
  }),
  legend({
    number: 19,
    name: "Vice",
    types: ["metal", "relic"],
    armor: 8,
    power: 3,
    keywords: ["defender"],
    summon: [say.active(2), say.points(1)],
    abilities: [say.ender(say.quickSummon(say.inGround({ type: "monster" })))],
  }),
];

export const PERFT_RULES: Rules = rulesWith(poolOf(POOL));

const LEGENDS = ["Ursa", "Vice"];
const MAIN = POOL.filter((card) => card.type !== "legend" && !card.token).map((card) => card.name);

/** Forty cards with at most four copies of each, and the two Legends. */
export const PERFT_DECK: readonly string[] = [
  ...Array.from({ length: 40 }, (_, i) => MAIN[i % MAIN.length] as string),
  ...LEGENDS,
];
