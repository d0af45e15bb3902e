import { always, at, from, kw, magic, nexus, onFlash, onMain, type SagaCard, spirit } from "./card";
import { choose, destroy, discard, draw, foes, mill, own, seq, standing, when, whenSummoned } from "./parts";

export const blue: readonly SagaCard[] = [
  spirit({
    number: 51,
    name: "Reef Smith",
    colours: ["blue"],
    cost: 2,
    reduction: ["blue"],
    families: ["sea-folk"],
    levels: [
      { cores: 1, bp: 2000 },
      { cores: 3, bp: 3000 },
    ],
    effects: [always(whenSummoned(mill(2)))],
  }),
  spirit({
    number: 52,
    name: "Tide Brawler",
    colours: ["blue"],
    cost: 3,
    reduction: ["blue", "blue"],
    families: ["sea-folk"],
    keywords: [kw("crush")],
    levels: [
      { cores: 1, bp: 3000 },
      { cores: 3, bp: 5000 },
    ],
  }),
  spirit({
    number: 53,
    name: "Harbor Giant",
    colours: ["blue"],
    cost: 5,
    reduction: ["blue", "blue", "blue"],
    families: ["giant"],
    keywords: [kw("raid", { n: 1 }), kw("crush", { n: 3, levels: from(2) })],
    levels: [
      { cores: 1, bp: 5000 },
      { cores: 3, bp: 7000 },
    ],
  }),
  spirit({
    number: 54,
    name: "Leviathan Scion",
    colours: ["blue"],
    cost: 6,
    reduction: ["blue", "blue", "blue"],
    families: ["sea-folk", "dragon"],
    symbols: ["blue", "blue"],
    ascend: { stat: { name: "cost", atLeast: 3 } },
    levels: [
      { cores: 1, bp: 8000 },
      { cores: 3, bp: 11_000 },
    ],
    effects: [always(whenSummoned(mill(5)))],
  }),
  nexus({
    number: 55,
    name: "Sunken City",
    colours: ["blue"],
    cost: 3,
    reduction: ["blue", "blue"],
    levels: [{ cores: 0 }, { cores: 1 }],
    effects: [
      always(standing(own({ subtype: "blue" }), ["bp"], 1000)),
      at(2)(when({ on: "draw-step", by: "you" }, mill(1))),
    ],
  }),
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
          choose({ zone: "nexuses", of: "opponent", type: "nexus" }, destroy()),
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
];
