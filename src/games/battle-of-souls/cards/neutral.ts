import { battlefield, equipment, fighter, type SoulsCard, tactic } from "./card";
import {
  adds,
  destroy,
  draw,
  ENEMY,
  each,
  harm,
  ignition,
  inYour,
  is,
  OWN,
  sacrificing,
  seq,
  sp,
  target,
  whenever,
  word,
} from "./parts";

/** Battlefields and cards without a culture. */
export const neutral: readonly SoulsCard[] = [
  battlefield({
    number: 37,
    name: "Pyramid of the Sun",
    culture: "aztec",
    abilities: [ignition([sp(200)], word("deploy-more", { of: "warrior" }))],
  }),
  battlefield({
    number: 38,
    name: "Pyramid of the Moon",
    culture: "aztec",
    abilities: [
      {
        kind: "standing",
        cards: { subtype: "aztec", type: "fighter" },
        stats: ["rst"],
        op: "add",
        amount: 200,
      },
      ignition([sacrificing({ subtype: "aztec", type: "warrior" })], harm(500)),
    ],
  }),
  battlefield({
    number: 39,
    name: "Iron Pass",
    culture: "samurai",
    abilities: [
      {
        kind: "standing",
        cards: { subtype: "samurai", type: "fighter" },
        stats: ["rst"],
        op: "add",
        amount: 300,
      },
      ignition([sp(100)], target(OWN, word("stand", { card: "target" }))),
    ],
  }),
  fighter("token", { name: "Banner Bearer", atk: 500, rst: 500, token: true }),
  tactic("one-turn", {
    number: 40,
    name: "Levy",
    effect: word("token", { name: "Banner Bearer", n: 2, rested: true }),
  }),
  tactic("one-turn", {
    number: 41,
    name: "Pitfall",
    effect: target({ ...ENEMY, type: "warrior", being: "attacking" }, destroy("target")),
    cost: [sp(300)],
  }),
  equipment("one-turn", {
    number: 42,
    name: "Wheel of Fate",
    effect: seq(word("coin"), {
      do: "if",
      condition: is("heads"),
      then: harm(400),
      else: word("harm-self", { n: 200 }),
    }),
  }),
  equipment("one-turn", {
    number: 43,
    name: "Muster Roll",
    effect: word("search", { from: { type: "warrior" } }),
    cost: [sp(200)],
  }),
  equipment("continuous", {
    number: 44,
    name: "Hall of Trophies",
    abilities: [
      inYour("ready-phase", word("upkeep", { n: 100 })),
      ignition([], target(OWN, word("kill-token", { card: "target" }))),
    ],
  }),
  equipment("one-turn", {
    number: 45,
    name: "War Paint",
    effect: target(OWN, adds(["atk", "rst"], "target", 300, "turn")),
  }),
  equipment("one-turn", {
    number: 154,
    name: "Battle Honours",
    effect: target(OWN, word("kill-token", { card: "target", n: 3 })),
    cost: [sp(200)],
  }),
  equipment("one-turn", {
    number: 155,
    name: "Hour of Ascension",
    effect: word("search", { from: { type: "legendary" }, to: "field" }),
    cost: [sacrificing({ type: "warlord" })],
  }),
  tactic("one-turn", {
    number: 142,
    name: "Day of Truce",
    effect: each(ENEMY, {
      do: "modify",
      card: "it",
      stats: ["cannot-attack"],
      op: "set",
      amount: 1,
      until: "turn",
    }),
    cost: [sp(500)],
  }),
  tactic("continuous", {
    number: 143,
    name: "Toll Bridge",
    abilities: [whenever({ on: "stack", by: "opponent" }, harm(100), { oncePerTurn: true })],
  }),
  tactic("one-turn", {
    number: 144,
    name: "Desperate Hour",
    effect: { do: "if", condition: is("sp-at-most", { n: 4000 }), then: draw(3), else: draw(1) },
    cost: [sp(100)],
  }),
];
