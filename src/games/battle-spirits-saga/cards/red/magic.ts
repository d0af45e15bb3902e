import { burst, magic, onFlash, onMain, type SagaCard } from "../card";
import {
  all,
  bp,
  bpUpTo,
  chain,
  choose,
  costUpTo,
  destroy,
  destroyOne,
  draw,
  foes,
  gains,
  inTrash,
  loses,
  mayChoose,
  nexusesOf,
  own,
  seq,
  statOf,
  summonFree,
  toHand,
  word,
} from "../parts";

export const redMagic: readonly SagaCard[] = [
  magic({
    number: 7,
    name: "Flame Lance",
    colours: ["red"],
    cost: 3,
    reduction: ["red", "red"],
    effects: [
      onFlash(destroyOne(foes(bpUpTo(4000)))),
      onMain(choose(foes(), destroy(), { upTo: true, total: { stat: "bp", atMost: 6000 } })),
    ],
  }),
  magic({
    number: 8,
    name: "Dragon Feast",
    colours: ["red"],
    cost: 4,
    reduction: ["red", "red"],
    effects: [
      onMain(seq(draw(2), chain("white", draw(1)))),
      burst({ on: "destroyed", card: own(), by: "opponent" }, destroyOne(foes(costUpTo(4)))),
    ],
  }),
  magic({
    number: 131,
    name: "Sunder",
    colours: ["red"],
    cost: 3,
    reduction: ["red", "red"],
    effects: [onMain(choose(nexusesOf("opponent"), destroy())), onFlash(choose(own(), bp(3000)))],
  }),
  magic({
    number: 132,
    name: "Molten Rain",
    colours: ["red"],
    cost: 5,
    reduction: ["red", "red", "red"],
    effects: [onMain(all(foes(bpUpTo(4000)), destroy())), onFlash(destroyOne(foes(bpUpTo(6000))))],
  }),
  magic({
    number: 133,
    name: "Battle Chant",
    colours: ["red"],
    cost: 2,
    reduction: ["red"],
    effects: [onFlash(all(own(), bp(1000))), onMain(choose(own(), seq(gains("confront"), bp(2000))))],
  }),
  magic({
    number: 134,
    name: "Backdraft",
    colours: ["red"],
    cost: 4,
    reduction: ["red", "red"],
    effects: [
      burst({ on: "attack", card: foes() }, destroyOne(foes({ being: "exhausted", ...bpUpTo(7000) }))),
      onFlash(destroyOne(foes(bpUpTo(4000)))),
    ],
  }),
  magic({
    number: 135,
    name: "Ember Snare",
    colours: ["red"],
    cost: 3,
    reduction: ["red"],
    effects: [
      burst({ on: "summon", card: foes() }, destroyOne(foes(bpUpTo(4000)))),
      onMain(seq(draw(1), chain("purple", destroyOne(foes(bpUpTo(3000)))))),
    ],
  }),
  magic({
    number: 136,
    name: "Last Coal",
    colours: ["red"],
    cost: 2,
    reduction: ["red"],
    effects: [
      burst(
        { on: "life-lost", by: "you" },
        choose(foes(), destroy(), { upTo: true, total: { stat: "bp", atMost: 6000 } }),
      ),
      onFlash(choose(own(), bp(3000, "it", "battle"))),
    ],
  }),
  magic({
    number: 137,
    name: "Feed the Fire",
    colours: ["red"],
    cost: 3,
    reduction: ["red", "red"],
    effects: [
      onMain(
        choose(own(), seq(destroyOne(foes(bpUpTo(statOf("bp", "other")))), destroy("other"), draw(1)), {
          as: "other",
        }),
      ),
    ],
  }),
  magic({
    number: 138,
    name: "Summit Call",
    colours: ["red"],
    cost: 4,
    reduction: ["red", "red"],
    effects: [
      onMain(
        word("look", {
          count: 5,
          from: { type: "spirit", subtype: "dragon", ...costUpTo(5) },
          to: "field",
          rest: "trash",
        }),
      ),
      onFlash(choose(own({ subtype: "dragon" }), bp(4000))),
    ],
  }),
  magic({
    number: 139,
    name: "Out of the Ashes",
    colours: ["red"],
    cost: 2,
    reduction: ["red"],
    effects: [
      onMain(choose(inTrash({ type: "spirit", subtype: "red" }), toHand("it"))),
      onFlash(
        choose({ zone: "burst", of: "opponent", face: "down" }, { do: "move", card: "it", to: "trash" }),
      ),
    ],
  }),
  magic({
    number: 140,
    name: "Grudge Fire",
    colours: ["red"],
    cost: 3,
    reduction: ["red", "red"],
    effects: [
      burst(
        { on: "destroyed", card: own(), by: "opponent" },
        mayChoose(inTrash({ type: "spirit", ...costUpTo(3) }), summonFree()),
      ),
      onFlash(choose(foes({ being: "exhausted" }), seq(bp(-3000), loses(["kw-awaken", "kw-swift"])))),
    ],
  }),
  magic({
    number: 141,
    name: "Vengeful Flare",
    colours: ["red"],
    cost: 4,
    reduction: ["red", "red"],
    effects: [
      burst({ on: "destroyed", card: own(), by: "opponent" }, all(foes(bpUpTo(3000)), destroy())),
      onFlash(choose(own(), bp(4000))),
    ],
  }),
  magic({
    number: 142,
    name: "Cornered Flame",
    colours: ["red"],
    cost: 4,
    reduction: ["red", "red"],
    effects: [
      burst({ on: "life-lost", by: "you" }, seq(draw(1), destroyOne(foes(bpUpTo(5000))))),
      onMain(choose(own({ subtype: "dragon" }), seq(gains("confront"), bp(3000)))),
    ],
  }),
  magic({
    number: 143,
    name: "Furnace Gate",
    colours: ["red"],
    cost: 3,
    reduction: ["red"],
    effects: [
      burst(
        { on: "summon", card: foes() },
        {
          do: "if",
          condition: { is: "matches", card: "it", filter: bpUpTo(5000) },
          then: destroy(),
          else: draw(1),
        },
      ),
      onFlash(destroyOne(foes(bpUpTo(3000)))),
    ],
  }),
];
