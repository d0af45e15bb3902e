import { cultureOf, type SoulsCard } from "../card";
import {
  adds,
  atk,
  attachTo,
  draw,
  ENEMY,
  each,
  ignition,
  inYour,
  lifts,
  OWN,
  onHost,
  seq,
  sp,
  standing,
  target,
  toHand,
  whenever,
  word,
} from "../parts";

const { equipment, tactic, battlefield } = cultureOf("mongol");

export const others: readonly SoulsCard[] = [
  equipment("attached", {
    number: 108,
    name: "Recurve Bow",
    effect: attachTo(),
    abilities: [onHost("atk", 100), onHost("kw-direct", 1)],
  }),
  equipment("continuous", {
    number: 109,
    name: "Relay Station",
    abilities: [inYour("ready-phase", word("upkeep", { n: 100 })), lifts("warrior-deployments", 1)],
  }),
  equipment("one-turn", {
    number: 110,
    name: "Fresh Mounts",
    effect: target(OWN, seq(word("stand", { card: "target" }), atk(300))),
  }),
  equipment("one-turn", {
    number: 111,
    name: "Mare's Milk",
    effect: seq(word("gain-sp", { n: 200 }), draw(1)),
  }),
  tactic("one-turn", {
    number: 112,
    name: "Feint at Dawn",
    effect: each({ ...ENEMY, being: "upright" }, word("rest", { card: "it" })),
    cost: [sp(500)],
  }),
  tactic("one-turn", {
    number: 113,
    name: "Scatter",
    effect: target(OWN, seq(toHand("target"), draw(1))),
  }),
  tactic("one-turn", {
    number: 114,
    name: "Driven Herds",
    effect: { do: "choose-one", options: [draw(1), word("gain-sp", { n: 300 })], announced: "mode" },
  }),
  tactic("continuous", {
    number: 115,
    name: "Ring of Riders",
    abilities: [
      whenever({ on: "deployed", card: ENEMY }, word("rest", { card: "it" }), { oncePerTurn: true }),
    ],
  }),
  battlefield({
    number: 116,
    name: "Endless Steppe",
    abilities: [
      standing({ subtype: "mongol", type: "fighter" }, ["atk"], 100),
      ignition([sp(300)], target(OWN, adds(["kw-direct"], "target", 1, "turn"))),
    ],
  }),
  battlefield({
    number: 117,
    name: "River Crossing",
    abilities: [
      ignition(
        [{ pay: "cards", from: { ...OWN, being: "upright" }, count: 1, how: "rest" }],
        target({ ...ENEMY, being: "upright" }, word("rest", { card: "target" })),
      ),
    ],
  }),
];
