import { cultureOf, type SoulsCard } from "../card";
import {
  adds,
  atk,
  cost,
  draw,
  grants,
  harm,
  ignition,
  inYour,
  PILE,
  quick,
  removing,
  sp,
  standing,
  target,
  toHand,
  whenThis,
  word,
} from "../parts";

const { warrior, elite, warlord, legendary } = cultureOf("egyptian");

/** The dead return to serve, and the discard pile pays costs. */
export const fighters: readonly SoulsCard[] = [
  warrior({ number: 118, name: "Reed Boat Guard", atk: 1200, rst: 1300 }),
  warrior({ number: 119, name: "Bronze Axeman", atk: 1400, rst: 800 }),
  warrior({
    number: 120,
    name: "Embalmer",
    atk: 700,
    rst: 1200,
    abilities: [ignition([], word("mill", { n: 2 }))],
  }),
  warrior({
    number: 121,
    name: "Tomb Scribe",
    atk: 700,
    rst: 1200,
    abilities: [
      inYour("ready-phase", word("add-counter", { card: "this", name: "spell" })),
      ignition([cost("remove-counters", { name: "spell", n: 2 })], draw(1)),
    ],
  }),
  warrior({
    number: 122,
    name: "Servant of the Ka",
    atk: 1000,
    rst: 900,
    abilities: [whenThis("sent", word("gain-sp", { n: 200 }))],
  }),
  warrior({
    number: 123,
    name: "Jackal Mask",
    atk: 1000,
    rst: 700,
    abilities: [standing("this", ["atk"], { count: { ...PILE, type: "warrior" }, times: 100, max: 500 })],
  }),
  warrior({
    number: 124,
    name: "River Blesser",
    atk: 500,
    rst: 1500,
    abilities: [inYour("end-phase", word("gain-sp", { n: 100 }))],
  }),
  warrior({
    number: 125,
    name: "Sand Walker",
    atk: 1100,
    rst: 600,
    abilities: [whenThis("destroyed", { do: "pay", cost: [sp(200)], then: toHand("this") }, { may: true })],
  }),
  warrior({
    number: 126,
    name: "Watcher of Stars",
    atk: 700,
    rst: 1300,
    abilities: [ignition([], { do: "arrange", count: 3 })],
  }),
  warrior({
    number: 150,
    name: "Bearer of Names",
    atk: 900,
    rst: 1100,
    abilities: [
      whenThis("deployed", word("mill", { n: 2 })),
      grants("this", "cannot-be-destroyed-by-battle", { is: "exists", filter: { ...PILE, type: "warrior" } }),
      ignition([removing(1)], word("kill-token", { card: "this", n: 3 })),
    ],
  }),
  elite({
    number: 127,
    name: "Temple Captain",
    atk: 1900,
    rst: 1400,
    abilities: [
      quick([removing(1)], atk(600, "this")),
      whenThis("deployed", word("kill-token", { card: "this", n: 4 })),
    ],
  }),
  elite({
    number: 128,
    name: "Keeper of Names",
    atk: 1600,
    rst: 1800,
    abilities: [
      ignition(
        [sp(300)],
        target({ ...PILE, type: "warrior" }, word("deploy", { card: "target", rested: true })),
      ),
    ],
  }),
  elite({
    number: 129,
    name: "Sun Charioteer",
    atk: 2100,
    rst: 1100,
    abilities: [
      whenThis("attack", adds(["atk", "rst"], "attacked", -300, "turn")),
      whenThis("kill", word("search", { from: { type: "warlord" } }), { oncePerTurn: true }),
    ],
  }),
  warlord({
    number: 130,
    name: "Vizier of Two Lands",
    atk: 2500,
    rst: 2400,
    abilities: [
      ignition([sp(500)], target({ of: "opponent", type: "warrior" }, word("control", { card: "target" }))),
    ],
  }),
  legendary({
    number: 131,
    name: "Neferu, Eternal Dawn",
    atk: 3300,
    rst: 3500,
    abilities: [
      ignition([removing(2)], harm(700)),
      whenThis(
        "destroyed",
        { do: "pay", cost: [removing(3)], then: word("deploy", { card: "this" }) },
        { may: true, oncePerTurn: true },
      ),
    ],
  }),
];
