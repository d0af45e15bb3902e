import { always, at, magic, onFlash, type SagaCard, spirit } from "./card";
import {
  bp,
  bpUpTo,
  choose,
  cost,
  costUpTo,
  destroyOne,
  draw,
  foes,
  main,
  own,
  seq,
  standing,
  whenAttacking,
  whenDestroyed,
  word,
} from "./parts";

/** Abilities that other cards give: no cards, never in a deck. */
export const granted: readonly SagaCard[] = [
  {
    ...spirit({
      number: 0,
      name: "Rallying Cry",
      colours: [],
      cost: 0,
      reduction: [],
      families: [],
      levels: [],
      symbols: [],
      effects: [always(whenAttacking(draw(1)))],
    }),
  },
];

/** Cards of two colours. */
export const twofold: readonly SagaCard[] = [
  spirit({
    number: 61,
    name: "Twinblade Hero",
    colours: ["red", "white"],
    cost: 4,
    reduction: ["red", "white"],
    families: ["knight"],
    symbols: [["red", "white"]],
    levels: [
      { cores: 1, bp: 4000 },
      { cores: 3, bp: 6000 },
    ],
    effects: [
      always(
        whenAttacking(
          choose(own({ not: "this" }), word("grant", { card: "it", name: "Rallying Cry", until: "turn" })),
        ),
      ),
    ],
  }),
  spirit({
    number: 62,
    name: "Twilight Envoy",
    colours: ["purple", "yellow"],
    cost: 5,
    reduction: ["purple", "yellow"],
    families: ["angel", "undead"],
    symbols: [["purple", "yellow"]],
    levels: [
      { cores: 1, bp: 5000 },
      { cores: 3, bp: 7000 },
    ],
    effects: [
      always(
        whenDestroyed(
          choose(
            { zone: "hand", of: "you", type: "spirit", ...costUpTo(4) },
            word("summon", { card: "it", free: true }),
            { upTo: true },
          ),
        ),
      ),
    ],
  }),
  spirit({
    number: 63,
    name: "Tidewood Druid",
    colours: ["green", "blue"],
    cost: 4,
    reduction: ["green", "blue"],
    families: ["plant", "sea-folk"],
    symbols: [["green", "blue"]],
    levels: [
      { cores: 1, bp: 4000 },
      { cores: 3, bp: 6000 },
    ],
    effects: [
      always(main(word("cores", { from: "void", to: "reserve", amount: 1 }), [cost("exhaust-this")])),
      at(2)(standing(own({ subtype: "token" }), ["bp"], 1000)),
    ],
  }),
  magic({
    number: 64,
    name: "Prism Charm",
    colours: ["red", "white", "purple", "yellow", "green", "blue"],
    cost: 2,
    reduction: ["red", "white", "purple", "yellow", "green", "blue"],
    effects: [
      onFlash(
        seq(
          choose(
            own(),
            seq(bp(2000, "it", "battle"), {
              do: "modify",
              card: "it",
              stats: ["is-red"],
              op: "add",
              amount: 1,
              until: "turn",
            }),
          ),
        ),
      ),
    ],
  }),
  magic({
    number: 65,
    name: "Measured Strike",
    colours: ["red", "purple"],
    cost: 3,
    reduction: ["red", "purple"],
    effects: [onFlash(choose(own(), destroyOne(foes(bpUpTo({ stat: "bp", of: "other" }))), { as: "other" }))],
  }),
];
