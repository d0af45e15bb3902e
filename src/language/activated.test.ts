import { expect, test } from "vitest";
import type { SideLayout } from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import { type Ability, canUse, type Effect, usableActions, type Vocabulary } from "./index";
import { arenaRules } from "./testing/arena";
import { unit } from "./testing/arena-cards";
import { vocabulary } from "./testing/arena-words";

const v: Vocabulary = {
  ...vocabulary,
  use: {
    action: "use",
    rule: "A 3",
    elsewhere: { rule: "A 4" },
    keywords: {
      burst: {
        rule: "A 5",
        where: ["hand"],
        cost: [{ pay: "word", word: "cores", args: { n: 2 } }],
        unpaid: { why: "arena.no-cores", rule: "A 6" },
      },
    },
    places: ["hand"],
  },
};
const log: Effect = { do: "word", word: "log", args: { says: "a" } };
const activated = (more: Partial<Ability> = {}): Ability =>
  ({ kind: "activated", effect: log, ...more }) as Ability;
const power: Ability = { kind: "standing", cards: "this", stats: ["power"], op: "add", amount: 1 };
const target: Effect = {
  do: "choose",
  announced: true,
  as: "mark",
  from: { of: "opponent" },
  then: { do: "move", card: "mark", to: "hand" },
};

/** Its only mode costs 2 more cores. */
const dear: Effect = {
  do: "choose-one",
  announced: "mode",
  options: [{ do: "pay", cost: [{ pay: "word", word: "cores", args: { n: 2 } }], then: log }],
};

const CARDS = [
  unit("Sage", power, activated({ oncePerTurn: true } as Partial<Ability>)),
  unit("Ninja", activated({ where: ["hand"], when: ["flash"] } as Partial<Ability>)),
  unit("Veteran", activated({ active: { is: "word", word: "level", args: { atLeast: 1 } } })),
  unit("Archer", activated({ effect: target } as Partial<Ability>)),
  unit("Mage", activated({ effect: dear } as Partial<Ability>)),
  unit("Bomb", { kind: "keyword", keyword: "burst", effect: log }),
];

const begin = (mine: SideLayout, theirs: SideLayout = {}, cores = 0) =>
  tableFromLayout({
    rules: arenaRules(CARDS, { vocabulary: v }),
    seats: [mine, theirs],
    eachSeat: [{ counters: { cores } }, {}],
  });
type Begun = ReturnType<typeof begin>;

const listed = (g: Begun, moment?: string) =>
  usableActions(g.engine, v, 0, moment).map(({ type, card = -1 }) => `${type} ${g.state.cards[card]?.def}`);
const why = (g: Begun, name: string, type = "use", moment?: string) => {
  const verdict = canUse(g.engine, v, 0, { type, card: g.id(name) }, moment);
  return verdict.ok ? null : [verdict.why.key, verdict.rule];
};

test("one description lists and judges usable abilities, and the first is the default", () => {
  const g = begin({ field: ["Sage"], hand: ["Ninja"] }, { field: ["Veteran"] });
  expect(usableActions(g.engine, v, 0)).toEqual([{ type: "use", card: g.id("Sage"), data: { ability: 1 } }]);
  expect(why(g, "Sage")).toBeNull();
  expect(why(g, "Sage", "burst")).toEqual(["why.lang.no-such-ability", "A 5"]);
  expect(why(g, "Veteran")).toEqual(["why.lang.not-yours", "A 3"]);
  expect(why(g, "Sage", "dance")).toEqual(["why.no-such-action", "A 1"]);
});

test("an ability for another zone and moment can be used there and then", () => {
  const g = begin({ hand: ["Ninja", "Sage"] });
  expect(listed(g)).toEqual([]);
  expect(listed(g, "main")).toEqual([]);
  expect(listed(g, "flash")).toEqual(["use Ninja"]);
  expect(why(g, "Ninja", "use", "main")).toEqual(["why.lang.not-now", "A 3"]);
  expect(why(g, "Sage")).toEqual(["why.lang.not-there", "A 4"]);
});

test("an inactive ability, or one without a legal choice, cannot be used", () => {
  const young = begin({ field: ["Veteran", "Archer"] });
  expect(listed(young)).toEqual([]);
  expect(why(young, "Veteran")).toEqual(["why.lang.condition", "A 3"]);
  expect(why(young, "Archer")).toEqual(["why.lang.no-target", "A 3"]);
  const old = begin({ field: [{ name: "Veteran", counters: { cores: 1 } }, "Archer"] }, { field: ["Sage"] });
  expect(listed(old)).toEqual(["use Veteran", "use Archer"]);
});

test("a keyword that stands for a cost is used like any other ability, for that cost", () => {
  expect(listed(begin({ hand: ["Bomb"] }, {}, 2))).toEqual(["burst Bomb"]);
  const poor = begin({ hand: ["Bomb"] }, {}, 1);
  expect(listed(poor)).toEqual([]);
  expect(why(poor, "Bomb", "burst")).toEqual(["why.arena.no-cores", "A 6"]);
  expect(why(begin({ field: ["Bomb"] }, {}, 2), "Bomb", "burst")).toEqual(["why.lang.not-there", "A 5"]);
});

test("an ability is neither listed nor legal when only the cost of its modes is unaffordable", () => {
  const poor = begin({ field: ["Mage"] }, {}, 1);
  expect(listed(poor)).toEqual([]);
  expect(why(poor, "Mage")).toEqual(["why.lang.unpaid", "A 3"]);
  expect(listed(begin({ field: ["Mage"] }, {}, 2))).toEqual(["use Mage"]);
});
