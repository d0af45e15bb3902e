import { cultureOf, type SoulsCard } from "../card";
import {
  atk,
  choose,
  draw,
  each,
  grants,
  harm,
  ignition,
  PILE,
  quick,
  rst,
  seq,
  sp,
  standing,
  target,
  toHand,
  whenever,
  whenThis,
  word,
} from "../parts";

const { warrior, elite, warlord, legendary } = cultureOf("norse");

const NORSE = { of: "you", type: "fighter", subtype: "norse" } as const;

/** Raiders that do the most harm when they are destroyed. */
export const fighters: readonly SoulsCard[] = [
  warrior({ number: 46, name: "Shore Raider", atk: 1400, rst: 700 }),
  warrior({ number: 47, name: "Shield Sister", atk: 1000, rst: 1600 }),
  warrior({
    number: 48,
    name: "Grudge Bearer",
    atk: 1100,
    rst: 800,
    abilities: [whenThis("destroyed", harm(300))],
  }),
  warrior({
    number: 49,
    name: "Bench Rower",
    atk: 1000,
    rst: 900,
    abilities: [standing("this", ["atk"], { count: { ...NORSE, not: "this" }, times: 100 })],
  }),
  warrior({
    number: 50,
    name: "Rune Carver",
    atk: 600,
    rst: 1300,
    abilities: [ignition([sp(200)], target({ ...PILE, type: "equipment" }, toHand("target")))],
  }),
  warrior({
    number: 51,
    name: "Mourning Skald",
    atk: 500,
    rst: 1200,
    abilities: [
      whenever({ on: "destroyed", card: NORSE }, word("gain-sp", { n: 200 }), { oncePerTurn: true }),
    ],
  }),
  warrior({ number: 52, name: "Boar Rider", atk: 1200, rst: 500, keywords: ["piercing"] }),
  warrior({
    number: 53,
    name: "Bear Coat",
    atk: 1200,
    rst: 400,
    abilities: [quick([sp(200)], seq(atk(700, "this"), rst(-300, "this")))],
  }),
  warrior({
    number: 54,
    name: "Barrow Digger",
    atk: 900,
    rst: 900,
    abilities: [
      whenThis(
        "deployed",
        choose({ ...PILE, subtype: "norse", type: "warrior" }, toHand("it"), { upTo: true }),
      ),
    ],
  }),
  warrior({
    number: 147,
    name: "Sworn Avenger",
    atk: 1100,
    rst: 900,
    abilities: [
      whenThis("deployed", word("kill-token", { card: "this", n: 2 })),
      {
        kind: "replace",
        change: "destroy",
        card: "this",
        cause: "battle",
        oncePerTurn: true,
        effect: word("rest", { card: "it" }),
      },
      whenever({ on: "destroyed", card: { ...NORSE, not: "this" } }, word("kill-token", { card: "this" })),
    ],
  }),
  elite({
    number: 55,
    name: "Longship Captain",
    atk: 2000,
    rst: 1300,
    abilities: [
      whenThis("attack", each({ ...NORSE, not: "this" }, atk(200, "it"))),
      whenThis("kill", word("search", { from: { type: "warlord" } }), { oncePerTurn: true }),
    ],
  }),
  elite({
    number: 56,
    name: "Berserk Chief",
    atk: 2200,
    rst: 900,
    keywords: ["piercing"],
    abilities: [
      grants("this", "cannot-be-destroyed-by-battle", { is: "turn", of: "you" }),
      whenThis("deployed", word("kill-token", { card: "this", n: 4 })),
    ],
  }),
  elite({
    number: 57,
    name: "Wise Woman of the Isle",
    atk: 1600,
    rst: 1900,
    abilities: [ignition([{ pay: "discard", count: 1 }], draw(2))],
  }),
  warlord({
    number: 58,
    name: "Jarl of the Long Night",
    atk: 2700,
    rst: 2000,
    abilities: [
      whenThis(
        "deployed",
        choose({ ...PILE, type: "warrior" }, word("deploy", { card: "it" }), { count: 2, upTo: true }),
        { oncePerTurn: true },
      ),
    ],
  }),
  legendary({
    number: 59,
    name: "Hrafnir, Oath of Storms",
    atk: 3700,
    rst: 2800,
    abilities: [standing(NORSE, ["kw-piercing"], 1), whenThis("kill", harm(800))],
  }),
];
