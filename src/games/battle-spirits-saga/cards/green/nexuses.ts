import { always, at, nexus, type SagaCard } from "../card";
import {
  amount,
  bp,
  choose,
  coresOnto,
  exhaustThis,
  foes,
  gainCores,
  grubs,
  inHand,
  main,
  may,
  once,
  own,
  refresh,
  seq,
  standing,
  when,
} from "../parts";

export const greenNexuses: readonly SagaCard[] = [
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
  nexus({
    number: 321,
    name: "Windmill Hollow",
    colours: ["green"],
    cost: 3,
    reduction: ["green", "green"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(when({ on: "attack-step", by: "opponent" }, choose(own({ being: "exhausted" }), refresh()))),
      at(2)(standing(foes({ being: "exhausted" }), ["bp"], -1000)),
    ],
  }),
  nexus({
    number: 322,
    name: "Amber Grove",
    colours: ["green"],
    cost: 3,
    reduction: ["green"],
    levels: [{ cores: 0 }, { cores: 3 }],
    effects: [
      always(standing(inHand({ subtype: "plant" }), ["cost"], -1)),
      at(2)({ kind: "standing", cards: own({ subtype: "plant" }), stats: ["level"], op: "min", amount: 2 }),
    ],
  }),
  nexus({
    number: 323,
    name: "Termite Keep",
    colours: ["green"],
    cost: 4,
    reduction: ["green", "green"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(when({ on: "destroyed", card: own() }, may(grubs()), once)),
      at(2)(standing(own({ subtype: "token" }), ["bp"], 2000)),
    ],
  }),
  nexus({
    number: 324,
    name: "Deep Meadow",
    colours: ["green"],
    cost: 2,
    reduction: ["green"],
    levels: [{ cores: 0 }, { cores: 1 }],
    effects: [
      always(
        when({ on: "core-step", by: "you" }, gainCores(1), {
          if: {
            is: "more",
            amount: amount("reserve", { who: "opponent" }),
            than: amount("reserve", { who: "you" }),
          },
        }),
      ),
      at(2)(main(choose(own(), seq(coresOnto("it", 1), bp(1000))), [exhaustThis])),
    ],
  }),
  nexus({
    number: 325,
    name: "Chrysalis Thicket",
    colours: ["green"],
    cost: 3,
    reduction: ["green", "green"],
    levels: [{ cores: 0 }, { cores: 1 }],
    effects: [
      always(standing(inHand({ type: "spirit", subtype: "insect" }), ["kw-swift"], 1)),
      at(2)(when({ on: "summon", card: own({ subtype: "insect" }) }, gainCores(1), once)),
    ],
  }),
];
