import { always, at, nexus, type SagaCard } from "../card";
import {
  discard,
  draw,
  exhaustThis,
  inHand,
  main,
  may,
  mill,
  nexusesOf,
  own,
  seq,
  standing,
  when,
  word,
} from "../parts";

export const blueNexuses: readonly SagaCard[] = [
  nexus({
    number: 55,
    name: "Sunken City",
    colours: ["blue"],
    cost: 3,
    reduction: ["blue", "blue"],
    levels: [{ cores: 0 }, { cores: 1 }],
    effects: [
      always(standing(own({ subtype: "blue" }), ["bp"], 1000)),
      at(2)(when({ on: "draw-step", by: "you" }, mill(1))),
    ],
  }),
  nexus({
    number: 576,
    name: "Coral Observatory",
    colours: ["blue"],
    cost: 2,
    reduction: ["blue"],
    levels: [{ cores: 0 }, { cores: 1 }],
    effects: [
      always(when({ on: "draw-step", by: "you" }, may(seq(draw(1), discard(1))))),
      at(2)(when({ on: "attack", card: own({ subtype: "sea-folk" }) }, mill(1))),
    ],
  }),
  nexus({
    number: 577,
    name: "Giants' Shipyard",
    colours: ["blue"],
    cost: 4,
    reduction: ["blue", "blue"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(standing(own({ subtype: "giant" }), ["bp"], 2000)),
      at(2)({ kind: "standing", cards: own({ subtype: "giant" }), stats: ["kw-raid"], op: "min", amount: 1 }),
    ],
  }),
  nexus({
    number: 578,
    name: "Drowned Market",
    colours: ["blue"],
    cost: 3,
    reduction: ["blue", "blue"],
    levels: [{ cores: 0 }, { cores: 1 }],
    effects: [
      always(main(word("token", { name: "Deckhand Token" }), [exhaustThis])),
      at(2)(when({ on: "destroyed", card: own({ subtype: "token" }) }, mill(2))),
    ],
  }),
  nexus({
    number: 579,
    name: "Lighthouse of Records",
    colours: ["blue"],
    cost: 3,
    reduction: ["blue"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(standing(inHand({ type: "nexus" }), ["cost"], -1)),
      at(2)(standing(nexusesOf("opponent"), ["cannot-refresh"], 1)),
    ],
  }),
];
