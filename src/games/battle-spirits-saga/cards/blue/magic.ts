import { burst, magic, onFlash, onMain, type SagaCard } from "../card";
import {
  all,
  bp,
  choose,
  costUpTo,
  destroy,
  destroyOne,
  discard,
  draw,
  exhaust,
  foes,
  gainsUpTo,
  inTrash,
  mayChoose,
  mill,
  own,
  seq,
  toHand,
  word,
} from "../parts";

const nexuses = { zone: "nexuses", type: "nexus" } as const;

export const blueMagic: readonly SagaCard[] = [
  magic({
    number: 56,
    name: "Undertow",
    colours: ["blue"],
    cost: 4,
    reduction: ["blue", "blue"],
    effects: [
      onMain({
        do: "choose-one",
        options: [
          choose({ ...nexuses, of: "opponent" }, destroy()),
          choose(foes({ stat: { name: "level", atMost: 1 } }), destroy()),
        ],
      }),
      onFlash(
        choose(foes({ stat: { name: "level", atMost: 1 } }), {
          do: "modify",
          card: "it",
          stats: ["cannot-block"],
          op: "add",
          amount: 1,
          until: "turn",
        }),
      ),
    ],
  }),
  magic({
    number: 57,
    name: "Harbor Council",
    colours: ["blue"],
    cost: 3,
    reduction: ["blue", "blue"],
    effects: [onMain(seq(draw(3), discard(1)))],
  }),
  magic({
    number: 580,
    name: "Riptide",
    colours: ["blue"],
    cost: 2,
    reduction: ["blue"],
    effects: [onMain(mill(4)), onFlash(seq(mill(2), choose(own(), bp(2000))))],
  }),
  magic({
    number: 581,
    name: "Tidal Audit",
    colours: ["blue"],
    cost: 4,
    reduction: ["blue", "blue"],
    effects: [onMain(draw({ count: { ...nexuses, of: "you" }, max: 3 })), onFlash(mill(3))],
  }),
  magic({
    number: 582,
    name: "Boarding Party",
    colours: ["blue"],
    cost: 3,
    reduction: ["blue", "blue"],
    effects: [
      onMain(choose(own(), seq(gainsUpTo("crush", 4), bp(2000)))),
      burst({ on: "life-lost", by: "you" }, mill(6)),
    ],
  }),
  magic({
    number: 583,
    name: "Depth Charge",
    colours: ["blue"],
    cost: 5,
    reduction: ["blue", "blue", "blue"],
    effects: [
      onMain(all(foes(costUpTo(2)), destroy())),
      burst({ on: "summon", card: foes() }, destroyOne(foes(costUpTo(4)))),
    ],
  }),
  magic({
    number: 584,
    name: "Waterlogged Tome",
    colours: ["blue"],
    cost: 3,
    reduction: ["blue"],
    effects: [
      onMain(seq(mayChoose(inTrash({ type: "nexus" }), toHand("it")), draw(1))),
      burst({ on: "destroyed", card: own(), by: "opponent" }, draw(2)),
    ],
  }),
  magic({
    number: 585,
    name: "Raise the Foundations",
    colours: ["blue"],
    cost: 4,
    reduction: ["blue", "blue"],
    effects: [
      onMain(mayChoose(inTrash({ type: "nexus" }), word("place", { card: "it" }))),
      burst({ on: "attack", card: foes() }, seq(mill(3), choose(foes({ being: "refreshed" }), exhaust()))),
    ],
  }),
  magic({
    number: 586,
    name: "Whirlpool",
    colours: ["blue"],
    cost: 3,
    reduction: ["blue", "blue"],
    effects: [
      onFlash(
        choose(foes(), { do: "modify", card: "it", stats: ["level"], op: "set", amount: 1, until: "turn" }),
      ),
      burst({ on: "life-lost", by: "you" }, destroyOne(foes(costUpTo(3)))),
    ],
  }),
  magic({
    number: 588,
    name: "Breaking Wave",
    colours: ["blue"],
    cost: 4,
    reduction: ["blue", "blue"],
    effects: [
      burst(
        { on: "attack", card: foes() },
        {
          do: "if",
          condition: { is: "matches", card: "it", filter: { stat: { name: "level", atLeast: 2 } } },
          then: mill(4),
          else: destroy(),
        },
      ),
      onMain(seq(draw(2), discard(1))),
    ],
  }),
  magic({
    number: 589,
    name: "Wreckage Claim",
    colours: ["blue"],
    cost: 4,
    reduction: ["blue", "blue"],
    effects: [
      burst(
        { on: "destroyed", card: own(), by: "opponent" },
        seq(mill(2), mayChoose(inTrash({ type: "nexus" }), word("place", { card: "it" }))),
      ),
      onMain(seq(mill(3), draw({ word: "discarded", args: { kind: "nexus" } }))),
    ],
  }),
];
