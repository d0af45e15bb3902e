import { cultureOf, type SoulsCard } from "../card";
import {
  attachTo,
  choose,
  cost,
  destroy,
  draw,
  ENEMY,
  grants,
  ignition,
  inYour,
  onHost,
  PILE,
  seq,
  sp,
  standing,
  target,
  toHand,
  whenever,
  word,
} from "../parts";

const { equipment, tactic, battlefield } = cultureOf("egyptian");

export const others: readonly SoulsCard[] = [
  equipment("attached", {
    number: 132,
    name: "Scarab Amulet",
    effect: attachTo(),
    abilities: [grants({ ref: "host" }, "cannot-be-destroyed-by-battle", { is: "turn", of: "opponent" })],
  }),
  equipment("continuous", {
    number: 133,
    name: "Water Clock",
    abilities: [
      inYour("ready-phase", word("add-counter", { card: "this", name: "clock" })),
      ignition([cost("remove-counters", { name: "clock", n: 3 })], target(ENEMY, destroy("target"))),
    ],
  }),
  equipment("one-turn", {
    number: 134,
    name: "Book of Passing",
    effect: seq(
      choose({ ...PILE, type: "warrior" }, word("shuffle-in", { card: "it" }), { count: 2, upTo: true }),
      draw(1),
    ),
  }),
  equipment("attached", {
    number: 135,
    name: "Sickle Sword",
    effect: attachTo(),
    abilities: [onHost("atk", 600), onHost("rst", -200)],
  }),
  tactic("one-turn", {
    number: 136,
    name: "Weighing of the Heart",
    effect: target(
      ENEMY,
      seq(word("harm-self", { n: { half: { stat: "atk", of: "target" } } }), destroy("target")),
    ),
  }),
  tactic("one-turn", {
    number: 137,
    name: "Wall of Sand",
    effect: word("each", { what: "return" }),
    cost: [sp(100)],
  }),
  tactic("continuous", {
    number: 138,
    name: "Season of Flood",
    abilities: [inYour("ready-phase", seq(word("mill", { n: 1 }), word("gain-sp", { n: 100 })))],
  }),
  tactic("one-turn", { number: 139, name: "Sealed Door", effect: word("negate", { what: "tactic" }) }),
  battlefield({
    number: 140,
    name: "Hall of Two Truths",
    abilities: [
      standing({ subtype: "egyptian", type: "fighter" }, ["rst"], 200),
      ignition([sp(300)], target({ ...PILE, type: "equipment" }, toHand("target"))),
    ],
  }),
  battlefield({
    number: 141,
    name: "Rising River",
    abilities: [
      whenever({ on: "destroyed", card: { type: "fighter" } }, word("gain-sp", { n: 100 }), {
        oncePerTurn: true,
      }),
      ignition([sp(200)], { do: "arrange", count: 3 }),
    ],
  }),
];
