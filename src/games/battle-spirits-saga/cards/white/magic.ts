import { burst, magic, onFlash, onMain, type SagaCard } from "../card";
import {
  adds,
  all,
  bp,
  choose,
  costUpTo,
  draw,
  exhaust,
  foes,
  gainLife,
  inTrash,
  lasting,
  own,
  refresh,
  seq,
  sets,
  toHand,
  word,
} from "../parts";

export const whiteMagic: readonly SagaCard[] = [
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
      onMain(all(foes(), sets(["level"], 1))),
      onFlash(seq(choose(own({ being: "exhausted" }), refresh()))),
    ],
  }),
  magic({
    number: 520,
    name: "Snowblind",
    colours: ["white"],
    cost: 1,
    reduction: ["white"],
    effects: [
      onMain(choose(foes(costUpTo(4)), lasting(["cannot-block"]))),
      onFlash(choose(own(), bp(2000, "it", "battle"))),
    ],
  }),
  magic({
    number: 521,
    name: "Emergency Recall",
    colours: ["white"],
    cost: 3,
    reduction: ["white"],
    effects: [
      onFlash(seq(choose(own(), toHand("it")), draw(1))),
      burst({ on: "attack", card: foes() }, choose(foes(costUpTo(5)), toHand("it"))),
    ],
  }),
  magic({
    number: 522,
    name: "Reactive Plating",
    colours: ["white"],
    cost: 2,
    reduction: ["white", "white"],
    effects: [
      onFlash(choose(own(), seq(adds(["kw-armor-red", "kw-armor-purple"], "it", 1, "turn"), bp(2000)))),
      burst(
        { on: "destroyed", card: own(), by: "opponent" },
        choose(inTrash({ type: "spirit", subtype: "machine" }), toHand("it"), { count: 2, upTo: true }),
      ),
    ],
  }),
  magic({
    number: 523,
    name: "White Silence",
    colours: ["white"],
    cost: 6,
    reduction: ["white", "white", "white"],
    effects: [
      onMain(all(foes(costUpTo(3)), toHand("it"))),
      burst(
        { on: "summon", card: foes() },
        {
          do: "if",
          condition: { is: "matches", card: "it", filter: costUpTo(6) },
          then: toHand("it"),
        },
      ),
    ],
  }),
  magic({
    number: 524,
    name: "Stasis Field",
    colours: ["white"],
    cost: 4,
    reduction: ["white", "white"],
    effects: [
      onFlash({
        do: "choose-one",
        options: [
          choose(foes(), exhaust(), { count: 2 }),
          choose(own(), {
            do: "modify",
            card: "it",
            stats: ["cannot-be-destroyed-by-battle"],
            op: "add",
            amount: 1,
            until: "battle",
          }),
        ],
      }),
    ],
  }),
  magic({
    number: 525,
    name: "Second Watch",
    colours: ["white"],
    cost: 3,
    reduction: ["white", "white"],
    effects: [
      onMain(word("look", { count: 5, from: { type: "spirit", subtype: "white" }, rest: "bottom" })),
      burst({ on: "life-lost", by: "you" }, all(own({ being: "exhausted" }), refresh())),
    ],
  }),
  magic({
    number: 527,
    name: "Frozen Moment",
    colours: ["white"],
    cost: 4,
    reduction: ["white", "white"],
    effects: [
      burst(
        { on: "attack", card: foes() },
        choose(
          own({ being: "exhausted" }),
          seq(refresh(), adds(["cannot-be-destroyed-by-battle"], "it", 1, "turn")),
        ),
      ),
      onFlash(choose(foes(costUpTo(3)), toHand("it"))),
    ],
  }),
  magic({
    number: 528,
    name: "Avalanche Warning",
    colours: ["white"],
    cost: 5,
    reduction: ["white", "white"],
    effects: [
      burst(
        { on: "life-lost", by: "you" },
        choose(foes({ being: "exhausted", ...costUpTo(5) }), toHand("it"), { count: 2, upTo: true }),
      ),
      onMain(seq(draw(1), choose(own({ being: "exhausted" }), refresh()))),
    ],
  }),
];
