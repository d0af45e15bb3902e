import { always, at, nexus, type SagaCard } from "../card";
import {
  bpUpTo,
  choose,
  costUpTo,
  draw,
  duringTurn,
  foes,
  inHand,
  is,
  once,
  own,
  refresh,
  seq,
  standing,
  when,
  word,
} from "../parts";

export const whiteNexuses: readonly SagaCard[] = [
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
  nexus({
    number: 516,
    name: "Hall of Mirrors",
    colours: ["white"],
    cost: 3,
    reduction: ["white", "white"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(standing(own({ being: "refreshed" }), ["bp"], 1000, duringTurn("opponent"))),
      at(2)(when({ on: "summon", card: own({ subtype: "machine" }) }, draw(1), once)),
    ],
  }),
  nexus({
    number: 517,
    name: "Frozen Archive",
    colours: ["white"],
    cost: 2,
    reduction: ["white"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(
        when({ on: "attack", card: foes() }, choose(own({ being: "exhausted" }), refresh()), {
          if: is("life-at-most", { who: "you", n: 2 }),
          oncePerTurn: true,
        }),
      ),
      at(2)(standing(inHand({ subtype: "machine" }), ["cost"], -1)),
    ],
  }),
  nexus({
    number: 518,
    name: "Drone Foundry",
    colours: ["white"],
    cost: 5,
    reduction: ["white", "white", "white"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(when({ on: "main-step", by: "you" }, word("token", { name: "Drone Token" }))),
      at(2)(standing(own({ subtype: "token" }), ["bp"], 2000)),
    ],
  }),
  nexus({
    number: 519,
    name: "Silver Rampart",
    colours: ["white"],
    cost: 4,
    reduction: ["white", "white"],
    levels: [{ cores: 0 }, { cores: 1 }],
    effects: [
      always(standing(own({ subtype: "knight" }), ["cannot-be-destroyed-by-effects"], 1)),
      at(2)(
        when(
          { on: "end-step", by: "you" },
          seq(choose(own({ being: "exhausted", stat: costUpTo(5).stat }), refresh(), { upTo: true })),
        ),
      ),
    ],
  }),
];
