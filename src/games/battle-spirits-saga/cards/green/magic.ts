import { burst, magic, onFlash, onMain, type SagaCard } from "../card";
import {
  all,
  amount,
  bp,
  chain,
  choose,
  coresOnto,
  costUpTo,
  exhaust,
  foes,
  gainCores,
  gainsUpTo,
  grubs,
  half,
  inHand,
  mayChoose,
  own,
  refresh,
  seq,
  summonFree,
  word,
} from "../parts";

export const greenMagic: readonly SagaCard[] = [
  magic({
    number: 46,
    name: "Growth Ring",
    colours: ["green"],
    cost: 3,
    reduction: ["green", "green"],
    effects: [onMain(gainCores(2)), onFlash(choose(own(), seq(refresh(), bp(1000))))],
  }),
  magic({
    number: 47,
    name: "Entangle",
    colours: ["green"],
    cost: 3,
    reduction: ["green", "green"],
    effects: [onFlash(choose(foes(), exhaust(), { count: 2, upTo: true }))],
  }),
  magic({
    number: 331,
    name: "Second Wind",
    colours: ["green"],
    cost: 4,
    reduction: ["green", "green"],
    effects: [
      onMain(choose(own({ being: "exhausted" }), refresh(), { count: 2, upTo: true })),
      onFlash(choose(own(), seq(refresh(), bp(2000)))),
    ],
  }),
  magic({
    number: 332,
    name: "Spore Burst",
    colours: ["green"],
    cost: 3,
    reduction: ["green"],
    effects: [
      burst(
        { on: "attack", card: foes() },
        choose(foes({ being: "refreshed" }), exhaust(), { count: 2, upTo: true }),
      ),
      onFlash(seq(choose(foes({ being: "refreshed" }), exhaust()), gainCores(1))),
    ],
  }),
  magic({
    number: 333,
    name: "Overgrowth",
    colours: ["green"],
    cost: 5,
    reduction: ["green", "green"],
    effects: [
      onMain(gainCores(4)),
      burst(
        { on: "life-lost", by: "you" },
        seq(gainCores(1), choose(own({ being: "exhausted" }), refresh())),
      ),
    ],
  }),
  magic({
    number: 334,
    name: "Hatching Season",
    colours: ["green"],
    cost: 3,
    reduction: ["green", "green"],
    effects: [
      onMain(grubs(2)),
      burst({ on: "destroyed", card: own(), by: "opponent" }, seq(grubs(), gainCores(1))),
    ],
  }),
  magic({
    number: 335,
    name: "Gale Call",
    colours: ["green"],
    cost: 2,
    reduction: ["green"],
    effects: [
      onFlash(choose(own(), bp({ count: foes({ being: "exhausted" }), times: 1000 }))),
      onMain(seq(choose(own(), gainsUpTo("gale", 2)), chain("blue", gainCores(1)))),
    ],
  }),
  magic({
    number: 336,
    name: "Root Snare",
    colours: ["green"],
    cost: 3,
    reduction: ["green"],
    effects: [
      burst({ on: "summon", card: foes() }, seq(exhaust(), gainCores(1))),
      onFlash(choose(foes(), seq(exhaust(), bp(-1000)))),
    ],
  }),
  magic({
    number: 337,
    name: "Return to Loam",
    colours: ["green"],
    cost: 5,
    reduction: ["green", "green", "green"],
    effects: [
      onFlash(choose(foes({ being: "exhausted" }), { do: "move", card: "it", to: "deck", bottom: true })),
    ],
  }),
  magic({
    number: 338,
    name: "Feast of Seasons",
    colours: ["green"],
    cost: 3,
    reduction: ["green"],
    effects: [
      onMain(
        word("cores", {
          from: "trash",
          to: "reserve",
          amount: half(amount("spent", { who: "you" })),
        }),
      ),
      burst({ on: "destroyed", card: own(), by: "opponent" }, choose(own(), coresOnto("it", 2))),
    ],
  }),
  magic({
    number: 339,
    name: "Stampede Path",
    colours: ["green"],
    cost: 5,
    reduction: ["green", "green"],
    effects: [
      onMain(
        word("look", { count: 4, from: { type: "spirit", ...costUpTo(4) }, to: "field", rest: "bottom" }),
      ),
      onFlash(all(own(), bp(2000))),
    ],
  }),
  magic({
    number: 340,
    name: "Herd Instinct",
    colours: ["green"],
    cost: 4,
    reduction: ["green", "green"],
    effects: [
      burst(
        { on: "summon", card: foes() },
        choose(foes({ being: "refreshed" }), exhaust(), { count: 2, upTo: true }),
      ),
      onMain(word("look", { count: 5, from: { type: "spirit", subtype: "beast" }, rest: "bottom" })),
    ],
  }),
  magic({
    number: 341,
    name: "Sap Surge",
    colours: ["green"],
    cost: 3,
    reduction: ["green"],
    effects: [
      burst({ on: "life-lost", by: "you" }, gainCores(3)),
      onMain(choose(own(), seq(coresOnto("it", 1), bp(2000)))),
    ],
  }),
  magic({
    number: 342,
    name: "Undergrowth Muster",
    colours: ["green"],
    cost: 4,
    reduction: ["green", "green"],
    effects: [
      burst(
        { on: "destroyed", card: own(), by: "opponent" },
        mayChoose(inHand({ type: "spirit", ...costUpTo(4) }), summonFree()),
      ),
      onFlash(choose(foes({ being: "refreshed" }), exhaust())),
    ],
  }),
];
