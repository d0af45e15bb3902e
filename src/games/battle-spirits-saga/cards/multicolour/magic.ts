import { burst, magic, onFlash, onMain, type SagaCard } from "../card";
import {
  amount,
  bp,
  bpUpTo,
  chain,
  choose,
  coresOff,
  coresOnto,
  costUpTo,
  destroyOne,
  draw,
  exhaust,
  foes,
  gainCores,
  gainLife,
  gains,
  half,
  inTrash,
  lasting,
  mill,
  own,
  refresh,
  seq,
  statOf,
  toHand,
} from "../parts";

export const multicolourMagic: readonly SagaCard[] = [
  magic({
    number: 64,
    name: "Prism Charm",
    colours: ["red", "white", "purple", "yellow", "green", "blue"],
    cost: 2,
    reduction: ["red", "white", "purple", "yellow", "green", "blue"],
    effects: [onFlash(seq(choose(own(), seq(bp(2000, "it", "battle"), lasting(["is-red"])))))],
  }),
  magic({
    number: 65,
    name: "Measured Strike",
    colours: ["red", "purple"],
    cost: 3,
    reduction: ["red", "purple"],
    effects: [onFlash(choose(own(), destroyOne(foes(bpUpTo({ stat: "bp", of: "other" }))), { as: "other" }))],
  }),
  magic({
    number: 603,
    name: "Black Tide",
    colours: ["purple", "blue"],
    cost: 4,
    reduction: ["purple", "blue"],
    effects: [
      onMain(seq(mill(3), choose(foes(), coresOff("it", amount("discarded", { kind: "spirit" }), "trash")))),
      onFlash(choose(foes(), coresOff("it", 1, "reserve"))),
    ],
  }),
  magic({
    number: 604,
    name: "Tidal Hymn",
    colours: ["yellow", "blue"],
    cost: 4,
    reduction: ["yellow", "blue"],
    effects: [
      onMain(seq(mill(3), draw(amount("discarded", { kind: "magic" })))),
      onFlash(
        choose(
          foes(),
          bp({ count: { zone: "trash", of: "opponent", type: "magic" }, times: -1000, max: 6000 }),
        ),
      ),
    ],
  }),
  magic({
    number: 605,
    name: "Twin Wards",
    colours: ["white", "yellow"],
    cost: 3,
    reduction: ["white", "yellow"],
    effects: [
      onFlash(seq(choose(own(), bp(2000)), chain("white", choose(own({ being: "exhausted" }), refresh())))),
      burst(
        { on: "attack", card: foes() },
        seq(choose(foes(costUpTo(3)), toHand("it")), chain("yellow", gainLife(1))),
      ),
    ],
  }),
  magic({
    number: 705,
    name: "Spreading Blaze",
    colours: ["red", "green"],
    cost: 4,
    reduction: ["red", "green"],
    effects: [
      onFlash(
        seq(
          choose(foes({ being: "refreshed" }), exhaust()),
          destroyOne(foes({ being: "exhausted", ...bpUpTo(4000) })),
        ),
      ),
      onMain(seq(draw(1), gainCores(1))),
    ],
  }),
  magic({
    number: 709,
    name: "Fungal Pact",
    colours: ["purple", "green"],
    cost: 3,
    reduction: ["purple", "green"],
    effects: [
      onMain(seq(mill(3, "you"), gainCores({ count: inTrash({ type: "spirit" }), max: 3 }))),
      onFlash(choose(foes({ being: "exhausted" }), coresOff("it", 1, "trash"))),
    ],
  }),
  magic({
    number: 712,
    name: "Riposte Order",
    colours: ["red", "white"],
    cost: 3,
    reduction: ["red", "white"],
    effects: [
      burst(
        { on: "attack", card: foes() },
        choose(own(), seq(refresh(), bp(2000, "it", "battle"), gains("at-field"))),
      ),
      onFlash(choose(own(), destroyOne(foes({ ...bpUpTo(half(statOf("bp", "other"))) })), { as: "other" })),
    ],
  }),
  magic({
    number: 715,
    name: "Dirge of Light",
    colours: ["purple", "yellow"],
    cost: 4,
    reduction: ["purple", "yellow"],
    effects: [
      onFlash(choose(foes(), bp({ count: inTrash({ type: "magic" }), times: -1000, max: 6000 }))),
      onMain(seq(mill(3, "you"), choose(inTrash({ type: "magic" }), toHand("it")))),
    ],
  }),
  magic({
    number: 718,
    name: "Flood Season",
    colours: ["green", "blue"],
    cost: 3,
    reduction: ["green", "blue"],
    effects: [
      onMain(seq(mill(3), gainCores(1))),
      burst({ on: "life-lost", by: "you" }, seq(mill(2), choose(own(), coresOnto("it", 1)))),
    ],
  }),
];
