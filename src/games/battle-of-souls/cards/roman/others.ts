import { cultureOf, type SoulsCard } from "../card";
import {
  atk,
  attachTo,
  ENEMY,
  each,
  ignition,
  inYour,
  OWN,
  onHost,
  rst,
  seq,
  sp,
  standing,
  target,
  word,
} from "../parts";

const { equipment, tactic, battlefield } = cultureOf("roman");

const ROMAN = { of: "you", type: "fighter", subtype: "roman" } as const;

export const others: readonly SoulsCard[] = [
  equipment("attached", {
    number: 84,
    name: "Tower Shield",
    effect: attachTo(),
    abilities: [onHost("rst", 700)],
  }),
  equipment("continuous", {
    number: 85,
    name: "Pay Chest",
    abilities: [
      inYour("end-phase", word("gain-sp", { n: 200 }), {
        if: { is: "exists", filter: ROMAN, atLeast: 3 },
      }),
    ],
  }),
  equipment("one-turn", {
    number: 86,
    name: "Triumphal Order",
    effect: target({ of: "you", type: "warrior" }, word("kill-token", { card: "target", n: 2 })),
    cost: [sp(100)],
  }),
  equipment("attached", {
    number: 87,
    name: "Short Sword",
    effect: attachTo(),
    abilities: [onHost("atk", 300), onHost("rst", 200)],
  }),
  tactic("one-turn", { number: 88, name: "Close Ranks", effect: each(ROMAN, rst(600, "it")) }),
  tactic("one-turn", {
    number: 89,
    name: "Countermarch",
    effect: target(OWN, seq(word("stand", { card: "target" }), atk(400))),
  }),
  tactic("continuous", {
    number: 90,
    name: "Siege Ditch",
    abilities: [standing(ENEMY, ["atk"], -200, { is: "turn", of: "opponent" })],
  }),
  tactic("one-turn", {
    number: 91,
    name: "Decree of Silence",
    effect: word("negate", { what: "effect" }),
    cost: [sp(200)],
  }),
  battlefield({
    number: 92,
    name: "Paved Road",
    abilities: [
      standing({ subtype: "roman", type: "fighter" }, ["rst"], 100),
      ignition([sp(200)], word("deploy-more", { of: "warrior" })),
    ],
  }),
  battlefield({
    number: 93,
    name: "Marching Camp",
    abilities: [
      standing({ subtype: "roman", type: "fighter" }, ["rst"], 300),
      ignition([sp(200)], word("token", { name: "Legion Recruit", rested: true })),
    ],
  }),
];
