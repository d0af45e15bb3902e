import { expect, test } from "vitest";
import {
  type CardId,
  cardOf,
  clearModifiers,
  type Engine,
  expire,
  explainStat,
  flip,
  hasTrait,
  type ModifierDraft,
  mayBeLowered,
  mayDiffer,
  modify,
  move,
  moveToOwner,
  printedStat,
  readStat,
  type StatEffect,
  zoneOf,
} from "../index";
import { type TestTable, tableFromLayout } from "../testing/test-table";
import { pool, type TinyAbility, tinyCard } from "../testing/tiny";
import { type Orders, orderRules } from "../testing/tiny-orders";

/** Layers as in a game with levels: set the level, then redefine, assign and add to the value. */
const LAYERS = ["level", "redefine", "assign", "add"] as const;

const gives = (effect: StatEffect): TinyAbility => ({ stats: ["power"], gives: () => effect });

const CARDS = pool(
  tinyCard("Fighter", { power: 4 }),
  tinyCard("Drum", {}, gives({ layer: "add", op: "add", amount: 2 })),
  tinyCard("Crown", {}, gives({ layer: "assign", op: "set", amount: 9 })),
  tinyCard("Shackle", {}, gives({ layer: "assign", op: "max", amount: 3 })),
  tinyCard("Floor", {}, gives({ layer: "assign", op: "min", amount: 6 })),
);

const FIGHTER: CardId = 0;

const draft = (more: Partial<ModifierDraft>): ModifierDraft => ({
  stat: "power",
  layer: "add",
  op: "add",
  amount: 1,
  source: FIGHTER,
  until: "turn",
  ...more,
});

const ORDERS: Orders = {
  modify: (g, { card, data }) => modify(g, card ?? FIGHTER, draft(data as Partial<ModifierDraft>)),
  expire: (g, { data }) => expire(g, String(data?.moment)),
  clear: (g) => clearModifiers(g),
  leave: (g, { card }) => void moveToOwner(g, card ?? FIGHTER, "discard"),
  return: (g, { card }) => void moveToOwner(g, card ?? FIGHTER, "field"),
  turn: (g, { card, data }) => void flip(g, card ?? FIGHTER, data?.face === "up" ? "up" : "down"),
  cross: (g) => void move(g, FIGHTER, zoneOf(g.state, "field", 1).id, { same: true, controller: 1 }),
};

function begin(...field: string[]): TestTable {
  const rules = orderRules(ORDERS, {
    cards: CARDS,
    values: { layers: LAYERS },
  });
  return tableFromLayout({ rules, seats: [{ field: ["Fighter", ...field] }, {}] });
}

const change = (table: TestTable, more: Partial<ModifierDraft>) =>
  table.act(0, { type: "modify", data: { ...more } });

/** The value, after checking that its explanation adds up. */
function power(g: Engine, signed = false): number {
  const { printed, value, parts } = explainStat(g, FIGHTER, "power", signed);
  let sum = printed;
  for (const { op, amount } of parts) {
    if (op === "set") sum = amount;
    else if (op === "add") sum += amount;
    else sum = op === "min" ? Math.max(sum, amount) : Math.min(sum, amount);
  }
  expect(value).toBe(signed ? sum : Math.max(0, sum));
  expect(readStat(g, FIGHTER, "power", signed)).toBe(value);
  return value;
}

test("without modifiers a value is the printed one, or 0 if the card prints none", () => {
  const { engine } = begin();
  expect(power(engine)).toBe(4);
  expect(printedStat(engine, engine.state.cards[0]!, "power")).toBe(4);
  expect(readStat(engine, FIGHTER, "armour")).toBe(0);
  expect(explainStat(engine, FIGHTER, "power").parts).toEqual([]);
});

test("a value that is set and then added to is the sum of both", () => {
  const table = begin();
  change(table, { layer: "assign", op: "set", amount: 7 });
  change(table, { layer: "add", op: "add", amount: 2 });
  expect(power(table.engine)).toBe(9);
});

test("layers come before age: an early addition applies after a later assignment", () => {
  const table = begin();
  change(table, { layer: "add", op: "add", amount: 2 });
  change(table, { layer: "assign", op: "set", amount: 7 });
  change(table, { layer: "redefine", op: "set", amount: 1 });
  change(table, { layer: "level", op: "set", amount: 5 });
  expect(power(table.engine)).toBe(9);
  const layers = explainStat(table.engine, FIGHTER, "power").parts.map((part) => part.layer);
  expect(layers).toEqual(["level", "redefine", "assign", "add"]);
});

test("within a layer the older part applies first, whether ability or modifier", () => {
  const late = begin("Crown");
  change(late, { layer: "assign", op: "add", amount: 1 });
  expect(power(late.engine)).toBe(10);

  const early = begin("Crown");
  early.act(0, { type: "turn", card: 1, data: { face: "down" } });
  change(early, { layer: "assign", op: "add", amount: 1 });
  early.act(0, { type: "turn", card: 1, data: { face: "up" } });
  expect(power(early.engine)).toBe(9);
});

test("a value can have a minimum and a maximum", () => {
  expect(power(begin("Floor").engine)).toBe(6);
  expect(power(begin("Shackle").engine)).toBe(3);
  expect(power(begin("Floor", "Shackle", "Drum").engine)).toBe(5);
});

test("a static ability ends as soon as its source leaves", () => {
  const table = begin("Drum", "Drum");
  expect(power(table.engine)).toBe(8);
  table.act(0, { type: "leave", card: 1 });
  expect(power(table.engine)).toBe(6);
  table.act(0, { type: "turn", card: 2, data: { face: "down" } });
  expect(power(table.engine)).toBe(4);
});

test("a modifier outlasts its source and still names it", () => {
  const table = begin("Drum");
  change(table, { source: 1, amount: 3 });
  table.act(0, { type: "leave", card: 1 });
  expect(power(table.engine)).toBe(7);
  expect(explainStat(table.engine, FIGHTER, "power").parts).toEqual([
    { source: 1, sourceDef: "Drum", layer: "add", op: "add", amount: 3, until: "turn" },
  ]);
});

test("a card that leaves and returns is a new card without its old modifiers", () => {
  const table = begin();
  change(table, { amount: 3, until: "game" });
  table.act(0, "leave");
  table.act(0, "return");
  expect(power(table.engine)).toBe(4);
  change(table, { amount: 1 });
  expect(power(table.engine)).toBe(5);
});

test("a card that changes sides stays the same card and keeps its modifiers", () => {
  const table = begin();
  change(table, { amount: 3 });
  table.act(0, "cross");
  expect(table.names("field", 1)).toEqual(["Fighter"]);
  expect(table.state.cards[FIGHTER]).toMatchObject({ controller: 1, owner: 0 });
  expect(power(table.engine)).toBe(7);
});

test("each modifier expires at its own moment", () => {
  const table = begin();
  change(table, { amount: 1, until: "battle" });
  change(table, { amount: 2, until: "turn" });
  table.act(0, { type: "expire", data: { moment: "battle" } });
  expect(power(table.engine)).toBe(6);
  table.act(0, { type: "expire", data: { moment: "nothing" } });
  table.act(0, { type: "expire", data: { moment: "turn" } });
  expect(power(table.engine)).toBe(4);
  expect(table.state.modifiers).toEqual([]);
});

test("all modifiers of all cards can be ended at once", () => {
  const table = begin("Drum");
  change(table, { amount: 5 });
  table.act(0, "clear");
  expect(power(table.engine)).toBe(6);
});

test("a value is at least 0 unless it is read as signed", () => {
  const table = begin();
  change(table, { amount: -9 });
  expect(power(table.engine)).toBe(0);
  expect(power(table.engine, true)).toBe(-5);
});

test("throws for a modifier in an unknown layer", () => {
  expect(() => change(begin(), { layer: "nowhere" })).toThrow("no layer nowhere");
});

test("a value may differ from print only while something changes it, and be lower only if something lowers it", () => {
  const table = begin();
  const may = (below = false) => (below ? mayBeLowered : mayDiffer)(table.engine, "power");
  expect(may()).toBe(false);
  expect(may(true)).toBe(false);
  change(table, { amount: 2 });
  expect(may()).toBe(true);
  expect(may(true)).toBe(false);
  change(table, { amount: -1 });
  expect(may()).toBe(true);
  expect(may(true)).toBe(true);
  expect(mayDiffer(begin("Drum").engine, "power")).toBe(true);
});

test("a card has its printed type until something changes it", () => {
  const table = begin();
  const isTiny = () => hasTrait(table.engine, cardOf(table.state, FIGHTER), "tiny");
  expect(isTiny()).toBe(true);
  change(table, { stat: "is-tiny", op: "set", amount: 0 });
  expect(isTiny()).toBe(false);
  table.act(0, { type: "expire", data: { moment: "turn" } });
  expect(isTiny()).toBe(true);
});

test("finds a card's abilities and modifiers among many, oldest first", () => {
  const many = ["Drum", "Floor", "Shackle", "Drum", "Drum", "Crown", "Drum", "Drum", "Drum", "Drum"];
  const table = begin(...many);
  for (let i = 1; i <= 10; i++) change(table, { amount: i, source: i });
  const { parts } = explainStat(table.engine, FIGHTER, "power");
  expect(parts.map(({ layer }) => layer)).toEqual([
    ...Array<string>(3).fill("assign"),
    ...Array<string>(17).fill("add"),
  ]);
  expect(parts.slice(-10).map(({ amount }) => amount)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(power(table.engine)).toBe(9 + 7 * 2 + 55);
});
