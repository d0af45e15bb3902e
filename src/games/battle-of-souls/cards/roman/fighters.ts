import { cultureOf, type SoulsCard } from "../card";
import {
  atk,
  destroy,
  draw,
  ENEMY,
  grants,
  ignition,
  inBattle,
  restThis,
  sp,
  standing,
  target,
  whenThis,
  word,
} from "../parts";

const { warrior, elite, warlord, legendary, token } = cultureOf("roman");

const ROMAN = { of: "you", type: "fighter", subtype: "roman" } as const;

/** Soldiers that fight in formation and are drilled for promotion. */
export const fighters: readonly SoulsCard[] = [
  warrior({ number: 70, name: "Line Recruit", atk: 1300, rst: 1300 }),
  warrior({ number: 71, name: "Veteran Spear", atk: 1400, rst: 1000 }),
  warrior({ number: 72, name: "Shield Front", atk: 900, rst: 1900 }),
  warrior({
    number: 73,
    name: "Drill Master",
    atk: 900,
    rst: 1200,
    abilities: [
      ignition(
        [restThis],
        target({ of: "you", type: "warrior", not: "this" }, word("kill-token", { card: "target" })),
      ),
    ],
  }),
  warrior({
    number: 74,
    name: "Standard Bearer",
    atk: 900,
    rst: 1000,
    abilities: [standing({ ...ROMAN, not: "this" }, ["atk", "rst"], 150)],
  }),
  warrior({
    number: 75,
    name: "Road Engineer",
    atk: 700,
    rst: 1400,
    abilities: [ignition([sp(200)], word("search", { from: { type: "equipment" } }))],
  }),
  warrior({
    number: 76,
    name: "Tunnel Digger",
    atk: 1100,
    rst: 1000,
    abilities: [
      whenThis(
        "deployed",
        target({ zone: "equipment", type: "equipment", of: "opponent" }, destroy("target")),
        { may: true },
      ),
    ],
  }),
  warrior({
    number: 77,
    name: "Gate Cohort",
    atk: 1000,
    rst: 1500,
    abilities: [
      standing("this", ["atk"], 300, { is: "exists", filter: { ...ROMAN, not: "this" }, atLeast: 2 }),
    ],
  }),
  warrior({
    number: 78,
    name: "Javelin Thrower",
    atk: 1200,
    rst: 700,
    abilities: [inBattle([], target(ENEMY, atk(-300)))],
  }),
  warrior({
    number: 148,
    name: "Recalled Veteran",
    atk: 1300,
    rst: 1300,
    abilities: [
      whenThis("deployed", word("kill-token", { card: "this", n: 3 })),
      grants("this", "cannot-be-destroyed-by-battle", { is: "turn", of: "opponent" }),
    ],
  }),
  elite({
    number: 79,
    name: "Centurion of the Vow",
    atk: 1900,
    rst: 1800,
    abilities: [ignition([], target({ of: "you", type: "warrior" }, word("kill-token", { card: "target" })))],
  }),
  elite({
    number: 80,
    name: "Siege Prefect",
    atk: 2000,
    rst: 1400,
    abilities: [
      whenThis(
        "attack",
        target({ zone: "tactics", type: "tactic", of: "opponent", face: "down" }, destroy("target")),
        {
          may: true,
        },
      ),
      whenThis("deployed", word("kill-token", { card: "this", n: 4 })),
    ],
  }),
  elite({
    number: 81,
    name: "Field Surgeon",
    atk: 1500,
    rst: 2000,
    abilities: [
      {
        kind: "replace",
        change: "destroy",
        card: { of: "you", type: "warrior" },
        cause: "battle",
        may: true,
        oncePerTurn: true,
        effect: word("rest", { card: "it" }),
      },
      whenThis("kill", word("search", { from: { type: "warlord" } }), { oncePerTurn: true }),
    ],
  }),
  warlord({
    number: 82,
    name: "Legate of the Ninth",
    atk: 2400,
    rst: 2800,
    abilities: [
      whenThis("deployed", word("token", { name: "Legion Recruit", n: 2 }), { oncePerTurn: true }),
      ignition([], word("kill-token", { card: "this" })),
    ],
  }),
  legendary({
    number: 83,
    name: "Aurelia, Iron Triumph",
    atk: 3400,
    rst: 3400,
    abilities: [
      grants({ ...ROMAN, not: "this" }, "cannot-be-destroyed-by-battle", { is: "turn", of: "opponent" }),
      ignition([], draw(1)),
    ],
  }),
  token({ name: "Legion Recruit", atk: 600, rst: 900 }),
];
