import { always, at, nexus, type SagaCard } from "../card";
import {
  amount,
  bp,
  choose,
  coresOff,
  draw,
  duringTurn,
  exhaustThis,
  foes,
  gainCores,
  inHand,
  inTrash,
  main,
  mill,
  once,
  own,
  seq,
  standing,
  when,
} from "../parts";

export const multicolourNexuses: readonly SagaCard[] = [
  nexus({
    number: 600,
    name: "Chapel of Ice",
    colours: ["white", "yellow"],
    cost: 4,
    reduction: ["white", "yellow"],
    symbols: [["white", "yellow"]],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(standing(own({ subtype: "knight" }), ["bp"], 1000)),
      at(2)(when({ on: "life-lost", by: "you" }, choose(foes(), bp(-3000)), once)),
    ],
  }),
  nexus({
    number: 601,
    name: "Altar of Noon",
    colours: ["red", "yellow"],
    cost: 3,
    reduction: ["red", "yellow"],
    symbols: [["red", "yellow"]],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(when({ on: "destroyed", card: foes() }, draw(1), { if: duringTurn("you"), oncePerTurn: true })),
      at(2)(main(choose(foes(), bp(-2000)), [exhaustThis])),
    ],
  }),
  nexus({
    number: 602,
    name: "Breakwater Reliquary",
    colours: ["purple", "blue"],
    cost: 4,
    reduction: ["purple", "blue"],
    symbols: [["purple", "blue"]],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(
        when(
          { on: "attack-step", by: "you" },
          seq(mill(2), gainCores(amount("discarded", { kind: "nexus" }))),
        ),
      ),
      at(2)(standing(inHand({ subtype: "sea-folk" }), ["cost"], -1)),
    ],
  }),
  nexus({
    number: 702,
    name: "Gallows Hill",
    colours: ["red", "purple"],
    cost: 3,
    reduction: ["red", "purple"],
    symbols: [["red", "purple"]],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(
        when(
          { on: "destroyed", card: foes(), by: "you" },
          choose(foes(), coresOff("it", 1, "reserve")),
          once,
        ),
      ),
      at(2)(standing(foes({ being: "exhausted" }), ["bp"], -2000)),
    ],
  }),
  nexus({
    number: 708,
    name: "Mire of Plenty",
    colours: ["purple", "green"],
    cost: 3,
    reduction: ["purple", "green"],
    symbols: [["purple", "green"]],
    levels: [{ cores: 0 }, { cores: 1 }],
    effects: [
      always(
        when({ on: "core-step", by: "you" }, gainCores(1), {
          if: { is: "exists", filter: inTrash(), atLeast: 5 },
        }),
      ),
      at(2)(main(seq(mill(2, "you"), gainCores(1)), [exhaustThis])),
    ],
  }),
  nexus({
    number: 714,
    name: "Chapel of Dusk",
    colours: ["purple", "yellow"],
    cost: 3,
    reduction: ["purple", "yellow"],
    symbols: [["purple", "yellow"]],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(when({ on: "magic", by: "you" }, choose(foes(), bp(-1000)), once)),
      at(2)(when({ on: "destroyed", card: own({ subtype: "angel" }) }, draw(1), once)),
    ],
  }),
];
