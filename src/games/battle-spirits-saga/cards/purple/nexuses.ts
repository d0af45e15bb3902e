import { always, at, nexus, type SagaCard } from "../card";
import {
  choose,
  coresOff,
  coresOfReserve,
  draw,
  duringTurn,
  exhaustThis,
  foes,
  inTrash,
  main,
  may,
  mill,
  once,
  own,
  pay,
  standing,
  toHand,
  when,
} from "../parts";

export const purpleNexuses: readonly SagaCard[] = [
  nexus({
    number: 15,
    name: "Withering Crypt",
    colours: ["purple"],
    cost: 4,
    reduction: ["purple", "purple"],
    levels: [{ cores: 0 }, { cores: 1 }],
    effects: [
      always(when({ on: "destroyed", card: foes() }, draw(1), once)),
      at(2)({
        kind: "standing",
        cards: foes(),
        stats: ["bp"],
        op: "add",
        amount: -1000,
        active: duringTurn("you"),
      }),
    ],
  }),
  nexus({
    number: 221,
    name: "Bone Orchard",
    colours: ["purple"],
    cost: 3,
    reduction: ["purple", "purple"],
    levels: [{ cores: 0 }, { cores: 1 }],
    effects: [
      always(
        when(
          { on: "destroyed", card: own({ subtype: "undead" }) },
          choose(foes(), coresOff("it", 1, "reserve")),
          once,
        ),
      ),
      at(2)(standing(inTrash({ subtype: "undead" }), ["cost"], -1)),
    ],
  }),
  nexus({
    number: 222,
    name: "Tollgate of Sighs",
    colours: ["purple"],
    cost: 4,
    reduction: ["purple", "purple"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(standing({ zone: "hand", of: "opponent", type: "magic" }, ["cost"], 1)),
      at(2)(when({ on: "attack", card: foes() }, coresOff("it", 1, "reserve"), once)),
    ],
  }),
  nexus({
    number: 223,
    name: "Moonless Court",
    colours: ["purple"],
    cost: 3,
    reduction: ["purple"],
    levels: [{ cores: 0 }, { cores: 2 }],
    effects: [
      always(when({ on: "main-step", by: "you" }, may(pay([{ pay: "discard", count: 1 }], draw(1))))),
      at(2)(standing(own({ subtype: "demon" }), ["kw-curse"], 1, duringTurn("you"))),
    ],
  }),
  nexus({
    number: 224,
    name: "Well of Names",
    colours: ["purple"],
    cost: 2,
    reduction: ["purple"],
    levels: [{ cores: 0 }, { cores: 1 }],
    effects: [
      always(when({ on: "main-step", by: "you" }, may(mill(1, "you")))),
      at(2)(
        main(choose(inTrash({ type: "spirit", subtype: "purple" }), toHand("it")), [
          exhaustThis,
          coresOfReserve(2),
        ]),
      ),
    ],
  }),
];
