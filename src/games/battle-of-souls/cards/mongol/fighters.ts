import { cultureOf, type SoulsCard } from "../card";
import {
  destroy,
  draw,
  ENEMY,
  each,
  grants,
  harm,
  ignition,
  inBattle,
  quick,
  restThis,
  sp,
  standing,
  target,
  toHand,
  whenever,
  whenThis,
  word,
} from "../parts";

const { warrior, elite, warlord, legendary } = cultureOf("mongol");

const MONGOL = { of: "you", type: "fighter", subtype: "mongol" } as const;

/** Riders that strike past the front line and withdraw. */
export const fighters: readonly SoulsCard[] = [
  warrior({ number: 94, name: "Steppe Lancer", atk: 1400, rst: 900 }),
  warrior({ number: 95, name: "Camp Guard", atk: 1100, rst: 1700 }),
  warrior({
    number: 96,
    name: "Horse Archer",
    atk: 1100,
    rst: 700,
    abilities: [inBattle([restThis], harm(300))],
  }),
  warrior({ number: 97, name: "Far Outrider", atk: 1100, rst: 500, keywords: ["direct"] }),
  warrior({
    number: 98,
    name: "Falconer",
    atk: 800,
    rst: 1000,
    abilities: [ignition([], { do: "arrange", count: 2 })],
  }),
  warrior({
    number: 99,
    name: "Two-Horse Rider",
    atk: 1200,
    rst: 800,
    abilities: [standing("this", ["attacks"], 1)],
  }),
  warrior({
    number: 100,
    name: "Rope Thrower",
    atk: 1100,
    rst: 900,
    abilities: [whenThis("deployed", target(ENEMY, word("rest", { card: "target" })), { may: true })],
  }),
  warrior({
    number: 101,
    name: "Tribute Taker",
    atk: 1200,
    rst: 900,
    abilities: [
      whenever(
        { on: "battle-damage", by: "opponent" },
        { do: "discard", who: "opponent", count: 1, atRandom: true },
        { oncePerTurn: true },
      ),
    ],
  }),
  warrior({
    number: 102,
    name: "Wild Mare",
    atk: 1200,
    rst: 600,
    abilities: [quick([sp(100)], toHand("this"))],
  }),
  warrior({
    number: 149,
    name: "Khan's Nokor",
    atk: 800,
    rst: 800,
    keywords: ["direct"],
    abilities: [
      grants("this", "cannot-be-destroyed-by-battle", { is: "turn", of: "opponent" }),
      whenThis("deployed", word("kill-token", { card: "this" })),
      whenever({ on: "battle-damage", by: "opponent" }, word("kill-token", { card: "this", n: 2 }), {
        oncePerTurn: true,
      }),
    ],
  }),
  elite({
    number: 103,
    name: "Wing Commander",
    atk: 1900,
    rst: 1200,
    abilities: [
      standing({ ...MONGOL, not: "this" }, ["atk"], 300, { is: "turn", of: "you" }),
      whenThis("deployed", word("kill-token", { card: "this", n: 4 })),
    ],
  }),
  elite({
    number: 104,
    name: "Arrow Captain",
    atk: 1800,
    rst: 1500,
    abilities: [
      ignition([sp(300)], target({ ...ENEMY, stat: { name: "rst", atMost: 1000 } }, destroy("target"))),
    ],
  }),
  elite({
    number: 105,
    name: "Envoy of the Khan",
    atk: 1700,
    rst: 1700,
    abilities: [
      whenThis("kill", word("search", { from: { type: "warlord" } }), { oncePerTurn: true }),
      whenThis("kill", draw(1)),
    ],
  }),
  warlord({ number: 106, name: "Noyan of the Wide Sky", atk: 2600, rst: 1900, keywords: ["direct"] }),
  legendary({
    number: 107,
    name: "Temuren, Wind Without End",
    atk: 3300,
    rst: 2700,
    abilities: [
      standing("this", ["attacks"], 1),
      whenThis("deployed", each(ENEMY, word("rest", { card: "it" }))),
    ],
  }),
];
