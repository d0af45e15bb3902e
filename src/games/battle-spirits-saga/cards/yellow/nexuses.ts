import { always, at, nexus, type SagaCard } from "../card";
import {
  all,
  bp,
  choose,
  coresOfReserve,
  costUpTo,
  exhaustThis,
  foes,
  gainCores,
  gainLife,
  gains,
  main,
  may,
  once,
  own,
  pay,
  standing,
  when,
} from "../parts";

export const yellowNexuses: readonly SagaCard[] = [
  nexus({
    number: 35,
    name: "Sun Shrine",
    colours: ["yellow"],
    cost: 3,
    reduction: ["yellow", "yellow"],
    levels: [{ cores: 0 }, { cores: 1 }],
    effects: [
      always(when({ on: "magic", by: "you" }, all(own(), bp(1000)), once)),
      at(2)(when({ on: "end-step", by: "you" }, may(pay([exhaustThis, coresOfReserve(3)], gainLife(1))))),
    ],
  }),
  nexus({
    number: 545,
    name: "Cloud Cathedral",
    colours: ["yellow"],
    cost: 4,
    reduction: ["yellow", "yellow"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(when({ on: "magic", by: "you" }, choose(foes(), bp(-1000)))),
      at(2)(standing(own({ subtype: "angel" }), ["bp"], 2000)),
    ],
  }),
  nexus({
    number: 546,
    name: "Whispering Library",
    colours: ["yellow"],
    cost: 3,
    reduction: ["yellow", "yellow"],
    levels: [{ cores: 0 }, { cores: 1 }],
    effects: [
      always(when({ on: "start-step", by: "you" }, { do: "arrange", count: 2 })),
      at(2)(when({ on: "magic", by: "you" }, gainCores(1), once)),
    ],
  }),
  nexus({
    number: 547,
    name: "Garden of Echoes",
    colours: ["yellow"],
    cost: 3,
    reduction: ["yellow"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(main(choose(own({ subtype: "fairy" }), gains("astral")), [exhaustThis])),
      at(2)(standing(own({ subtype: "fairy" }), ["bp"], 1000)),
    ],
  }),
  nexus({
    number: 548,
    name: "Hourglass Spire",
    colours: ["yellow"],
    cost: 5,
    reduction: ["yellow", "yellow", "yellow"],
    levels: [{ cores: 0 }, { cores: 3 }],
    effects: [
      always(standing(foes(costUpTo(2)), ["cannot-refresh"], 1)),
      at(2)(when({ on: "attack-step", by: "opponent" }, choose(foes(), bp(-2000)))),
    ],
  }),
];
