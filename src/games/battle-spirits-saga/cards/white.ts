import { always, at, burst, from, kw, magic, nexus, onFlash, onMain, type SagaCard, spirit } from "./card";
import {
  all,
  bp,
  bpUpTo,
  choose,
  cost,
  costUpTo,
  foes,
  gainLife,
  own,
  pay,
  refresh,
  seq,
  toHand,
  when,
  whenBlocking,
} from "./parts";

export const white: readonly SagaCard[] = [
  spirit({
    number: 21,
    name: "Tin Sentinel",
    colours: ["white"],
    cost: 2,
    reduction: ["white"],
    families: ["machine"],
    keywords: [kw("armor", { colours: ["red", "purple"] })],
    levels: [
      { cores: 1, bp: 2000 },
      { cores: 3, bp: 4000 },
    ],
  }),
  spirit({
    number: 22,
    name: "Frost Golem",
    colours: ["white"],
    cost: 4,
    reduction: ["white", "white"],
    families: ["machine"],
    levels: [
      { cores: 1, bp: 4000 },
      { cores: 2, bp: 6000 },
    ],
    effects: [always(whenBlocking(bp(3000, "this", "battle")))],
  }),
  spirit({
    number: 23,
    name: "Aegis Titan",
    colours: ["white"],
    cost: 6,
    reduction: ["white", "white", "white"],
    families: ["giant", "machine"],
    symbols: ["white", "white"],
    keywords: [kw("at-field")],
    levels: [
      { cores: 1, bp: 7000 },
      { cores: 4, bp: 10_000 },
    ],
    effects: [
      at(2)({
        kind: "replace",
        change: "destroy",
        card: "this",
        cause: "battle",
        may: true,
        effect: pay([cost("cores-of-this", 2)], refresh("this")),
      }),
    ],
  }),
  nexus({
    number: 24,
    name: "Ice Fortress",
    colours: ["white"],
    cost: 4,
    reduction: ["white", "white"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(
        when({ on: "life-lost", by: "you" }, choose(own({ being: "exhausted" }), refresh()), {
          oncePerTurn: true,
        }),
      ),
      at(2)({ kind: "standing", cards: foes(bpUpTo(2000)), stats: ["cannot-attack"], op: "add", amount: 1 }),
    ],
  }),
  magic({
    number: 25,
    name: "Mirror Gate",
    colours: ["white"],
    cost: 4,
    reduction: ["white", "white"],
    effects: [onFlash(choose(foes(costUpTo(4)), toHand("it")))],
  }),
  magic({
    number: 26,
    name: "Counter Guard",
    colours: ["white"],
    cost: 2,
    reduction: ["white"],
    effects: [
      onFlash(choose(own(), bp(3000, "it", "battle"))),
      burst({ on: "life-lost", by: "you" }, gainLife(1)),
    ],
  }),
  magic({
    number: 27,
    name: "Level Breaker",
    colours: ["white"],
    cost: 3,
    reduction: ["white", "white"],
    effects: [
      onMain(
        all(foes(), { do: "modify", card: "it", stats: ["level"], op: "set", amount: 1, until: "turn" }),
      ),
      onFlash(seq(choose(own({ being: "exhausted" }), refresh()))),
    ],
  }),
  spirit({
    number: 28,
    name: "Watchtower Drone",
    colours: ["white"],
    cost: 3,
    reduction: ["white"],
    families: ["machine"],
    keywords: [kw("astral", { during: "opponent", levels: from(1) })],
    levels: [
      { cores: 1, bp: 3000 },
      { cores: 2, bp: 5000 },
    ],
  }),
];
