import { expect, test } from "vitest";
import {
  addDeck,
  answer,
  beginTurn,
  createGame,
  draw,
  type Engine,
  engineFor,
  engineFromLayout,
  enterStep,
  hashState,
  InvalidConfig,
  nextSeat,
  type Rules,
  shuffle,
  zoneOf,
} from "../index";
import { tableFromLayout, tinyConfig } from "../testing/test-table";
import { pool, tinyCard } from "../testing/tiny";
import { orderRules } from "../testing/tiny-orders";

const NAMES = ["Ant", "Bee", "Cat", "Dog", "Eel", "Fox"];
const RULES = orderRules(
  {
    deal: (g) => {
      addDeck(g, 0, NAMES, "deck");
      shuffle(g, zoneOf(g.state, "deck", 0).id);
      draw(g, 0, 3);
    },
  },
  { cards: pool(...NAMES.map((name) => tinyCard(name))) },
);

function dealt(seed: string, rules: Rules = RULES): Engine {
  const g = createGame(rules, tinyConfig([[], []], { seed }), { strict: true });
  answer(g, { seat: 0, do: "act", action: { type: "deal" } });
  return g;
}

const hand = (g: Engine) => zoneOf(g.state, "hand", 0).cards.map((id) => g.state.cards[id]?.def);

test("the same config gives the same game, and another seed another one", () => {
  expect(hashState(dealt("one").state)).toBe(hashState(dealt("one").state));
  const hands = ["one", "two", "three", "four", "five"].map((seed) => String(hand(dealt(seed))));
  expect(new Set(hands).size).toBeGreaterThan(2);
});

test("different rules give different random results under the same seed", () => {
  const config = (game: string) => tinyConfig([[], []], { game });
  const [one, two] = ["chess", "go"].map((game) => createGame(RULES, config(game)).state.random);
  expect(one).not.toEqual(two);
});

test("refuses an unplayable config and names everything that is wrong with it", () => {
  const problems = [
    { path: "seats.0.deck", why: { key: "why.too-small" }, rule: "T 70" },
    { path: "options.fast", why: { key: "why.no-option" }, rule: "T 71" },
  ];
  const picky: Rules = {
    ...RULES,
    board: { ...RULES.board, problems: () => problems },
  };
  expect(() => createGame(picky, tinyConfig([[]]))).toThrow(InvalidConfig);
  try {
    createGame(picky, tinyConfig([[]]));
  } catch (fault) {
    expect((fault as InvalidConfig).problems).toEqual(problems);
    expect((fault as InvalidConfig).message).toBe(
      "seats.0.deck: why.too-small [T 70]; options.fast: why.no-option [T 71]",
    );
  }
});

test("every seat has zones of its own, and shared zones exist once", () => {
  const rules: Rules = {
    ...RULES,
    board: {
      ...RULES.board,
      zones: [...RULES.board.zones, { key: "market", shared: true, sees: "all", shape: "row" }],
    },
  };
  const { zones } = createGame(rules, tinyConfig([[], [], []])).state;
  expect(zones.filter((zone) => zone.key === "hand").map((zone) => zone.owner)).toEqual([0, 1, 2]);
  expect(zones.filter((zone) => zone.key === "market").map((zone) => zone.owner)).toEqual([-1]);
  expect(zones.map((zone) => zone.id)).toEqual(zones.map((_, i) => i));
});

test("an engine continues from any state as if it had never stopped", () => {
  const g = dealt("one");
  const copy = JSON.parse(JSON.stringify(g.state)) as typeof g.state;
  const again = engineFor(RULES, copy);
  for (const engine of [g, again]) answer(engine, { seat: 0, do: "act", action: { type: "pass" } });
  expect(hashState(again.state)).toBe(hashState(g.state));
});

test("a position set up by hand has its cards, counters, names and scripted results", () => {
  const g = engineFromLayout({
    rules: RULES,
    seats: [{ field: [{ name: "Ant", rested: true, counters: { coin: 2 } }, "Bee"] }, {}],
    names: ["Ann", "Bob"],
    seed: "puzzle",
    options: { fast: true },
    seatCounters: { life: 5 },
    turn: { number: 3, seat: 1, step: "main" },
    vars: { round: 2 },
    agenda: [{ procedure: "game", step: "ask", locals: { mark: 1 } }],
    script: [4, 2],
  });
  expect(g.state.cards[0]).toMatchObject({ def: "Ant", rested: true, counters: { coin: 2 }, owner: 0 });
  expect(g.state.seats.map(({ name, counters }) => [name, counters.life])).toEqual([
    ["Ann", 5],
    ["Bob", 5],
  ]);
  expect(g.state).toMatchObject({ turn: { number: 3, seat: 1 }, vars: { round: 2 } });
  expect(g.state.random.script).toEqual([4, 2]);
  expect(g.state.decision?.seat).toBe(1);
});

test("refuses a position with unknown cards, zones or procedures", () => {
  const build = (part: object) => () => tableFromLayout({ rules: RULES, seats: [{}], ...part });
  expect(build({ seats: [{ field: ["Unicorn"] }] })).toThrow("no card Unicorn");
  expect(build({ seats: [{ attic: ["Ant"] }] })).toThrow("no zone attic");
  expect(build({ agenda: [{ procedure: "dance", step: "one" }] })).toThrow("no step one in dance");
  expect(build({ agenda: [{ procedure: "game", step: "nowhere" }] })).toThrow("no step nowhere in game");
});

test("turns are counted for the game and for each seat, and step changes emit events", () => {
  const rules = orderRules({
    turns: (g) => {
      for (const seat of [0, 1, 1]) beginTurn(g, seat, "draw");
      enterStep(g, "draw");
      enterStep(g, "main");
    },
  });
  const table = tableFromLayout({ rules, seats: [{}, {}], turn: { number: 0, seat: 0, step: "setup" } });
  table.act(0, "turns");
  expect(table.state.turn).toEqual({ number: 3, seat: 1, step: "main" });
  expect(table.state.seats.map((seat) => seat.rounds)).toEqual([1, 2]);
  expect(table.types).toEqual(["turn", "turn", "turn", "step"]);
});

test("the next seat after a single remaining seat is that seat", () => {
  expect(nextSeat(createGame(RULES, tinyConfig([[]])).state, 0)).toBe(0);
});
