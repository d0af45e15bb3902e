import { cultureOf, type SoulsCard } from "../card";
import {
  atk,
  attachTo,
  choose,
  destroy,
  draw,
  ENEMY,
  each,
  harm,
  ignition,
  OWN,
  onHost,
  PILE,
  removing,
  sacrificing,
  sp,
  standing,
  target,
  whenever,
  word,
} from "../parts";

const { equipment, tactic, battlefield } = cultureOf("norse");

export const others: readonly SoulsCard[] = [
  equipment("one-turn", { number: 60, name: "Mead Horn", effect: target(OWN, atk(700)), cost: [sp(100)] }),
  equipment("attached", {
    number: 61,
    name: "Bearded Axe",
    effect: attachTo(),
    abilities: [onHost("atk", 300), onHost("kw-piercing", 1)],
  }),
  equipment("continuous", {
    number: 62,
    name: "Raven Banner",
    abilities: [
      whenever({ on: "destroyed", card: { of: "you", type: "fighter", subtype: "norse" } }, harm(200), {
        oncePerTurn: true,
      }),
    ],
  }),
  equipment("one-turn", {
    number: 63,
    name: "Call from the Barrow",
    effect: target({ ...PILE, type: "warrior" }, word("deploy", { card: "target", rested: true })),
    cost: [sp(300)],
  }),
  equipment("continuous", {
    number: 153,
    name: "Saga Stone",
    abilities: [
      whenever(
        { on: "destroyed", card: { of: "you", type: "fighter", subtype: "norse" } },
        choose(OWN, word("kill-token", { card: "it", n: 2 })),
        { oncePerTurn: true },
      ),
    ],
  }),
  tactic("one-turn", {
    number: 64,
    name: "Last Stand",
    effect: target(OWN, {
      do: "modify",
      card: "target",
      stats: ["cannot-be-destroyed-by-battle"],
      op: "set",
      amount: 1,
      until: "turn",
    }),
  }),
  tactic("one-turn", {
    number: 65,
    name: "Blood Price",
    effect: target(ENEMY, destroy("target")),
    cost: [sacrificing({ type: "fighter" })],
  }),
  tactic("one-turn", { number: 66, name: "Storm Crossing", effect: each(ENEMY, atk(-300, "it")) }),
  tactic("continuous", {
    number: 67,
    name: "Blood Feud",
    abilities: [whenever({ on: "battle-damage", by: "you" }, harm(200), { oncePerTurn: true })],
  }),
  battlefield({
    number: 68,
    name: "Black Fjord",
    abilities: [
      standing({ subtype: "norse", type: "fighter" }, ["atk"], 200),
      ignition([sacrificing({ subtype: "norse", type: "warrior" })], draw(2)),
    ],
  }),
  battlefield({ number: 69, name: "Burial Mound", abilities: [ignition([removing(2)], harm(400))] }),
];
