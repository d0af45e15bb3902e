import { poolOf } from "../cards";
import { burst, kw, magic, nexus, onFlash, onMain, type SagaCard, spirit } from "../cards/card";
import { bp, choose, draw, own } from "../cards/parts";
import { rulesWith } from "../rules/rules";

/** A small pool of plain cards, so the numbers stay the same while the printed pool changes. */
const CARDS: readonly SagaCard[] = [
  ...[1, 2, 3, 4, 5, 6].map((n) =>
    spirit({
      number: n,
      name: `Spirit ${n}`,
      colours: ["red"],
      cost: n,
      reduction: Array.from({ length: Math.ceil(n / 2) }, () => "red" as const),
      families: ["beast"],
      keywords: n === 4 ? [kw("awaken")] : n === 3 ? [kw("swift")] : [],
      levels: [
        { cores: 1, bp: n * 1000 },
        { cores: 3, bp: n * 1000 + 2000 },
      ],
    }),
  ),
  ...["One", "Two", "Three"].map((name, i) =>
    nexus({
      number: 11 + i,
      name: `Nexus ${name}`,
      colours: ["red"],
      cost: 2 + i,
      reduction: ["red"],
      levels: [{ cores: 0 }],
    }),
  ),
  magic({
    number: 21,
    name: "Study",
    colours: ["red"],
    cost: 2,
    reduction: ["red"],
    effects: [onMain(draw(2))],
  }),
  magic({
    number: 22,
    name: "Spark",
    colours: ["red"],
    cost: 1,
    reduction: ["red"],
    effects: [onFlash(choose(own(), bp(2000)))],
  }),
  magic({
    number: 23,
    name: "Snare",
    colours: ["red"],
    cost: 2,
    reduction: ["red"],
    effects: [onFlash(draw(1)), burst({ on: "life-lost", by: "you" }, draw(1))],
  }),
  ...["Ember", "Ash"].map((name, i) =>
    magic({
      number: 31 + i,
      name,
      colours: ["red"],
      cost: 3,
      reduction: ["red"],
      effects: [onMain(draw(1))],
    }),
  ),
];

export const PERFT_RULES = rulesWith(poolOf(CARDS));
export const PERFT_DECK = CARDS.flatMap(({ name }) => Array<string>(4).fill(name)).slice(0, 50);
