import { always, at, kw, magic, nexus, onFlash, onMain, type SagaCard, spirit, token } from "./card";
import {
  bp,
  choose,
  coresOnto,
  exhaust,
  foes,
  gainCores,
  own,
  refresh,
  seq,
  standing,
  when,
  whenAttacking,
  whenSummoned,
  word,
} from "./parts";

export const tokens: readonly SagaCard[] = [
  token({
    name: "Grub Token",
    colours: ["green"],
    families: ["insect", "token"],
    levels: [{ cores: 1, bp: 1000 }],
  }),
];

export const green: readonly SagaCard[] = [
  spirit({
    number: 41,
    name: "Leafhopper",
    colours: ["green"],
    cost: 3,
    reduction: ["green", "green"],
    families: ["insect"],
    keywords: [kw("swift")],
    levels: [
      { cores: 1, bp: 3000 },
      { cores: 2, bp: 5000 },
    ],
  }),
  spirit({
    number: 42,
    name: "Seed Keeper",
    colours: ["green"],
    cost: 2,
    reduction: ["green"],
    families: ["plant"],
    levels: [
      { cores: 1, bp: 1000 },
      { cores: 3, bp: 3000 },
    ],
    effects: [always(whenSummoned(coresOnto("this", 1)))],
  }),
  spirit({
    number: 43,
    name: "Stag General",
    colours: ["green"],
    cost: 5,
    reduction: ["green", "green", "green"],
    families: ["insect", "knight"],
    keywords: [kw("gale", { n: 1 }), kw("gale", { n: 2, levels: { from: 2, to: 9 } })],
    levels: [
      { cores: 1, bp: 5000 },
      { cores: 3, bp: 8000 },
    ],
  }),
  spirit({
    number: 44,
    name: "Broodmother",
    colours: ["green"],
    cost: 6,
    reduction: ["green", "green", "green"],
    families: ["insect"],
    levels: [
      { cores: 1, bp: 5000 },
      { cores: 2, bp: 7000 },
    ],
    effects: [
      always(
        whenSummoned(
          seq(gainCores(2), word("token", { name: "Grub Token" }), word("token", { name: "Grub Token" })),
        ),
      ),
      at(2)(whenAttacking(bp({ count: own({ subtype: "token" }), times: 1000 }, "this", "battle"))),
    ],
  }),
  nexus({
    number: 45,
    name: "World Grove",
    colours: ["green"],
    cost: 4,
    reduction: ["green", "green"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(when({ on: "core-step", by: "you" }, gainCores(1))),
      at(2)(standing(own({ being: "exhausted" }), ["bp"], 1000)),
    ],
  }),
  magic({
    number: 46,
    name: "Growth Ring",
    colours: ["green"],
    cost: 3,
    reduction: ["green", "green"],
    effects: [onMain(gainCores(2)), onFlash(choose(own(), seq(refresh(), bp(1000))))],
  }),
  magic({
    number: 47,
    name: "Entangle",
    colours: ["green"],
    cost: 3,
    reduction: ["green", "green"],
    effects: [onFlash(choose(foes(), exhaust(), { count: 2, upTo: true }))],
  }),
];
