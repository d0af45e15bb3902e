import { always, at, nexus, type SagaCard } from "../card";
import {
  bp,
  bpUpTo,
  choose,
  destroyOne,
  draw,
  duringTurn,
  foes,
  inHand,
  lasting,
  once,
  own,
  standing,
  when,
} from "../parts";

export const redNexuses: readonly SagaCard[] = [
  nexus({
    number: 6,
    name: "Volcano Throne",
    colours: ["red"],
    cost: 3,
    reduction: ["red", "red"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(standing(own({ subtype: "dragon" }), ["bp"], 1000)),
      at(2)(when({ on: "attack-step", by: "you" }, choose(own(), bp(2000)))),
    ],
  }),
  nexus({
    number: 121,
    name: "Drakestone Forge",
    colours: ["red"],
    cost: 3,
    reduction: ["red", "red"],
    levels: [{ cores: 0 }, { cores: 1 }],
    effects: [
      always(standing(inHand({ subtype: "dragon" }), ["cost"], -1)),
      at(2)(
        when({ on: "summon", card: own({ subtype: "dragon" }) }, destroyOne(foes(bpUpTo(2000))), {
          oncePerTurn: true,
        }),
      ),
    ],
  }),
  nexus({
    number: 122,
    name: "Arena of Embers",
    colours: ["red"],
    cost: 4,
    reduction: ["red", "red"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(standing(own({ subtype: "knight" }), ["bp"], 1000)),
      at(2)(standing(own(), ["kw-confront"], 1, duringTurn("you"))),
    ],
  }),
  nexus({
    number: 123,
    name: "Vulture Canyon",
    colours: ["red"],
    cost: 3,
    reduction: ["red"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(when({ on: "destroyed", card: foes(), by: "you" }, draw(1), once)),
      at(2)(when({ on: "attack-step", by: "you" }, choose(foes(bpUpTo(4000)), lasting(["cannot-block"])))),
    ],
  }),
  nexus({
    number: 124,
    name: "Scorched Aqueduct",
    colours: ["red"],
    cost: 2,
    reduction: ["red"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(when({ on: "attack-step", by: "you" }, choose(own(), lasting(["no-block-bp"], 2000)))),
      at(2)(standing(inHand({ type: "magic" }), ["cost"], -1)),
    ],
  }),
];
