import { describe, expect, test } from "vitest";
import {
  type Action,
  actionAt,
  actionLoop,
  type Cell,
  type Config,
  canAnswer,
  countActions,
  everyAction,
  finish,
  legalActions,
  newRecord,
  type Offer,
  OK,
  PASS,
  procedure,
  type Reader,
  type Rules,
  refuse,
  step,
  type Verdict,
  view,
  window,
  withAnswer,
  zoneOf,
} from "../index";
import { tableFromLayout } from "../testing/test-table";
import { pool, tinyCard, tinyRules } from "../testing/tiny";
import { note } from "../testing/tiny-orders";

const CELLS: readonly Cell[] = [
  [0, 0],
  [0, 1],
];
const NAMES = ["Oak", "Elm", "Ash"];

const fieldOf = (g: Reader) => zoneOf(g.state, "field", 0).cards;

function can(g: Reader, { type, card = -1, target, cell }: Action): Verdict {
  const isTaken = cell !== undefined && !CELLS.some(([x, y]) => x === cell[0] && y === cell[1]);
  const isOwn = target === undefined || (fieldOf(g).includes(target) && target !== card);
  return (type === "plant" ? !isTaken : isOwn) ? OK : refuse("tiny.none", "O 2");
}

/** A game of trees: a tree is planted on a cell or grafted onto another. */
const trees = {
  types: ["plant", "graft"],
  options: (g: Reader): Offer[] =>
    fieldOf(g).flatMap((card) => [
      { type: "plant", card, cells: CELLS },
      { type: "graft", card, targets: fieldOf(g) },
    ]),
  can: (g: Reader, _seat: number, action: Action) => can(g, action),
  do: (g: Parameters<typeof note>[0], _seat: number, { type, card = -1, target, cell }: Action) =>
    note(g, [type, card, target ?? null, cell ?? null]),
};

const game = procedure("game", [
  actionLoop("act", "O 1"),
  window("respond", "O 3", "grove"),
  step("end", "O 4", (g) => finish(g, [], "quiet", "O 4")),
]);

const RULES: Rules = tinyRules({
  cards: pool(...NAMES.map((name) => tinyCard(name))),
  flow: {
    procedures: { game },
    windows: {
      grove: {
        mode: "immediate",
        prompt: { key: "prompt.grove" },
        then: "same",
        seats: () => [0],
        specs: [trees],
      },
    },
  },
  decisions: {
    turn: () => ({ prompt: { key: "prompt.act" }, then: "same", specs: [trees] }),
    isComplete: (_g, { type, cell, target }) =>
      (type === "plant" ? cell : target) !== undefined || type === "pass",
  },
});

const grove = () => tableFromLayout({ rules: RULES, seats: [{ field: NAMES }, {}] });

describe("a list of offers", () => {
  const OFFERS: readonly Offer[] = [
    PASS,
    { type: "plant", card: 1, cells: CELLS },
    { type: "graft", card: 1, targets: [1, 2, 3] },
  ];
  const EVERY: readonly Action[] = [
    PASS,
    { type: "plant", card: 1, cell: [0, 0] },
    { type: "plant", card: 1, cell: [0, 1] },
    { type: "graft", card: 1, target: 2 },
    { type: "graft", card: 1, target: 3 },
  ];

  test("covers an action with each cell and each target except the card itself", () => {
    expect(everyAction(OFFERS)).toEqual(EVERY);
  });

  test("counts and picks actions without making all of them", () => {
    expect(countActions(OFFERS)).toBe(EVERY.length);
    expect(EVERY.map((_, i) => actionAt(OFFERS, i))).toEqual(EVERY);
    expect(actionAt(OFFERS, EVERY.length)).toBeUndefined();
  });
});

describe.each([
  ["in a turn", () => grove()],
  [
    "in a window",
    () => {
      const table = grove();
      table.act(0, PASS);
      return table;
    },
  ],
])("%s", (_where, begin) => {
  test("lists each card once for its cells and once for its targets, to its own seat", () => {
    const { engine } = begin();
    expect(legalActions(engine).length).toBe(1 + 2 * NAMES.length);
    expect(view(engine, 0).actions).toEqual(legalActions(engine));
  });

  test("accepts every action of an offer directly", () => {
    for (const action of everyAction(legalActions(begin().engine)))
      expect(canAnswer(begin().engine, { seat: 0, do: "act", action })).toEqual(OK);
  });

  test("an offer taken as listed asks for the cell, then performs the action and goes on", () => {
    const table = begin();
    const card = table.id("Elm");
    const offer = legalActions(table.engine).find((one) => one.type === "plant" && one.card === card) ?? PASS;
    table.act(0, offer);
    expect(table.decision).toMatchObject({ kind: "place", seat: 0, card, cells: CELLS });
    table.answer({ seat: 0, do: "place", cell: [0, 1] });
    expect(table.state.vars.log).toEqual([["plant", card, null, [0, 1]]]);
    expect(table.decision).toMatchObject({ kind: "act", seat: 0 });
  });

  test("an action without its target asks for it, and does not offer the card itself", () => {
    const table = begin();
    const [oak, elm, ash] = NAMES.map((name) => table.id(name));
    table.act(0, { type: "graft", card: elm ?? -1 });
    expect(table.decision).toMatchObject({
      kind: "pick",
      options: [{ card: oak }, { card: ash }],
      min: 1,
      max: 1,
    });
    table.answer({ seat: 0, do: "pick", picks: [1] });
    expect(table.state.vars.log).toEqual([["graft", elm, ash, null]]);
  });

  test("refuses a cell or target that is not offered", () => {
    const table = begin();
    const card = table.id("Elm");
    expect(table.refused({ seat: 0, do: "act", action: { type: "plant", card, cell: [5, 5] } }).rule).toBe(
      "O 2",
    );
    expect(table.refused({ seat: 0, do: "act", action: { type: "graft", card, target: card } }).rule).toBe(
      "O 2",
    );
  });
});

test("a record keeps an offer answered as listed without its cells or targets", () => {
  const { engine } = grove();
  const [offer = PASS] = legalActions(engine).filter(({ type }) => type === "graft");
  const config: Config = { game: "tiny", seed: "", seats: [], options: {} };
  const record = withAnswer(newRecord(RULES, config), { seat: 0, do: "act", action: offer }, engine);
  expect(record.answers).toEqual([{ seat: 0, do: "act", action: { type: "graft", card: offer.card } }]);
});
