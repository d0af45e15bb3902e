import { always, at, immortal, kw, magic, nexus, onFlash, onMain, type SagaCard, spirit } from "./card";
import {
  bpUpTo,
  choose,
  coresOff,
  cost,
  destroyOne,
  draw,
  foes,
  pay,
  seq,
  when,
  whenDestroyed,
  whenSummoned,
} from "./parts";

export const purple: readonly SagaCard[] = [
  spirit({
    number: 11,
    name: "Bone Squire",
    colours: ["purple"],
    cost: 2,
    reduction: ["purple"],
    families: ["undead"],
    levels: [
      { cores: 1, bp: 2000 },
      { cores: 2, bp: 3000 },
    ],
    effects: [immortal({ subtype: "undead" })],
  }),
  spirit({
    number: 12,
    name: "Soul Siren",
    colours: ["purple"],
    cost: 3,
    reduction: ["purple", "purple"],
    families: ["demon"],
    levels: [
      { cores: 1, bp: 2000 },
      { cores: 3, bp: 4000 },
    ],
    effects: [always(whenDestroyed(draw(1)))],
  }),
  spirit({
    number: 13,
    name: "Grave Knight",
    colours: ["purple"],
    cost: 4,
    reduction: ["purple", "purple"],
    families: ["undead"],
    keywords: [kw("curse")],
    levels: [
      { cores: 1, bp: 4000 },
      { cores: 3, bp: 6000 },
    ],
  }),
  spirit({
    number: 14,
    name: "Night Duke",
    colours: ["purple"],
    cost: 6,
    reduction: ["purple", "purple", "purple"],
    families: ["demon"],
    levels: [
      { cores: 1, bp: 6000 },
      { cores: 3, bp: 9000 },
    ],
    effects: [
      always(whenSummoned(choose(foes(), coresOff("it", 1, "reserve"), { count: 2 }))),
      at(2)(when({ on: "attack", card: "this" }, choose(foes(), coresOff("it", 1, "trash")))),
    ],
  }),
  nexus({
    number: 15,
    name: "Withering Crypt",
    colours: ["purple"],
    cost: 4,
    reduction: ["purple", "purple"],
    levels: [{ cores: 0 }, { cores: 1 }],
    effects: [
      always(when({ on: "destroyed", card: foes() }, draw(1), { oncePerTurn: true })),
      at(2)({
        kind: "standing",
        cards: foes(),
        stats: ["bp"],
        op: "add",
        amount: -1000,
        active: { is: "turn", of: "you" },
      }),
    ],
  }),
  magic({
    number: 16,
    name: "Life Drain",
    colours: ["purple"],
    cost: 3,
    reduction: ["purple", "purple"],
    effects: [
      onFlash(choose(foes(), coresOff("it", 2, "reserve"))),
      onMain(seq(draw(1), choose(foes(), coresOff("it", 1, "trash")))),
    ],
  }),
  magic({
    number: 17,
    name: "Dark Bargain",
    colours: ["purple"],
    cost: 2,
    reduction: ["purple"],
    effects: [
      onMain({
        do: "choose-number",
        as: "x",
        to: 3,
        then: pay([cost("cores-of-reserve", { chosen: "x" })], draw({ chosen: "x" })),
      }),
      onFlash(destroyOne(foes({ ...bpUpTo(2000) }))),
    ],
  }),
];
