import { expect, test } from "vitest";
import { cardOf, explainStat, hasTrait, mayDiffer, readStat, type SideLayout } from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import type { Ability, Effect } from "./index";

import { arenaRules } from "./testing/arena";
import { leveled } from "./testing/arena-cards";
import { vocabulary } from "./testing/arena-words";
import { validateCards } from "./validate";

const bonus = (stats: string[], amount: number, more: Partial<Ability> = {}): Ability =>
  ({ kind: "standing", cards: { of: "you" }, stats, op: "add", amount, ...more }) as Ability;
const use = (effect: Effect): Ability => ({ kind: "activated", oncePerTurn: true, effect });
const toAll = (stat: string, op: "set" | "add", amount: number): Effect => ({
  do: "each",
  from: { of: "you" },
  effect: { do: "modify", card: "it", stats: [stat], op, amount, until: "turn" },
});

const CARDS = [
  leveled("Squire", "red"),
  leveled("Moss", "green"),
  leveled("Mentor", "red", bonus(["level"], 1, { cards: { of: "you", not: "this" } } as Partial<Ability>)),
  leveled(
    "Banner",
    "red",
    bonus(["power"], 2, { cards: { of: "you", subtype: "green" } } as Partial<Ability>),
  ),
  leveled(
    "Prism",
    "red",
    bonus(["is-green"], 1, { cards: { of: "you", subtype: "red" } } as Partial<Ability>),
  ),
  leveled(
    "Echo",
    "red",
    bonus(["is-red"], 1, { cards: { of: "you", subtype: "green" } } as Partial<Ability>),
  ),
  leveled("Statue", "red", {
    kind: "standing",
    cards: { of: "you" },
    stats: ["power"],
    op: "set",
    amount: 7,
  }),
  leveled("Hammer", "red", use(toAll("power", "add", 1))),
  leveled("Scale", "red", use(toAll("power", "set", 3))),
  leveled("Bleach", "red", use(toAll("is-red", "set", 0))),
];

const begin = (seat: SideLayout) => tableFromLayout({ rules: arenaRules(CARDS), seats: [seat, {}] });
type Begun = ReturnType<typeof begin>;
const read = (g: Begun, name: string, stat = "power") => readStat(g.engine, g.id(name), stat);
const order = (g: Begun, type: string, name: string) => g.act(0, { type, card: g.id(name) });

test("the cards use only words of the card language", () => {
  expect(validateCards(vocabulary, CARDS)).toEqual([]);
});

test("a value starts from what the rules derive: level from cores, power from level", () => {
  const g = begin({ field: ["Squire"] });
  expect(read(g, "Squire", "level")).toBe(0);
  expect(read(g, "Squire")).toBe(0);
  order(g, "charge", "Squire");
  expect(read(g, "Squire", "level")).toBe(1);
  expect(read(g, "Squire")).toBe(2);
  order(g, "charge", "Squire");
  order(g, "charge", "Squire");
  expect(read(g, "Squire")).toBe(5);
  expect(explainStat(g.engine, g.id("Squire"), "power")).toMatchObject({ base: 5, value: 5, parts: [] });
});

test("a change of level changes the power derived from it", () => {
  const g = begin({ field: ["Squire", "Mentor"] });
  order(g, "charge", "Squire");
  expect(read(g, "Squire", "level")).toBe(2);
  expect(read(g, "Squire")).toBe(5);
});

test("a value with its own layers is assigned before anything adds to it, in any order of changes", () => {
  const g = begin({ field: ["Squire", "Statue", "Hammer", "Scale"] });
  expect(read(g, "Squire")).toBe(7);
  order(g, "use", "Hammer");
  expect(read(g, "Squire")).toBe(8);
  order(g, "use", "Scale");
  expect(read(g, "Squire")).toBe(4);
  const layers = explainStat(g.engine, g.id("Squire"), "power").parts.map((part) => part.layer);
  expect(layers).toEqual(["print", "assign", "add"]);
});

test("a colour is a value: a card made green counts as green, and one that loses its colour does not have it", () => {
  const g = begin({ field: ["Squire", "Moss", "Banner", "Prism", "Bleach"] });
  expect(read(g, "Squire")).toBe(2);
  expect(read(g, "Moss")).toBe(2);
  expect(hasTrait(g.engine, cardOf(g.state, g.id("Squire")), "green")).toBe(true);
  order(g, "use", "Bleach");
  expect(hasTrait(g.engine, cardOf(g.state, g.id("Squire")), "red")).toBe(false);
  expect(read(g, "Squire")).toBe(0);
  expect(read(g, "Moss")).toBe(2);
});

test("two abilities that give types to each other's cards terminate, because they read printed types", () => {
  const g = begin({ field: ["Squire", "Moss", "Prism", "Echo"] });
  const kinds = (name: string) =>
    ["red", "green"].filter((kind) => hasTrait(g.engine, cardOf(g.state, g.id(name)), kind));
  expect(kinds("Squire")).toEqual(["red", "green"]);
  expect(kinds("Moss")).toEqual(["red", "green"]);
});

test("only values that abilities change or the rules derive may differ from print", () => {
  const g = begin({ field: ["Squire", "Banner"] });
  const results = ["power", "level", "is-red", "is-green"].map((stat) => mayDiffer(g.engine, stat));
  expect(results).toEqual([true, true, false, false]);
});

test("among many abilities that change only their own card, each changes its own", () => {
  const proud = leveled("Proud", "red", bonus(["power"], 3, { cards: "this" } as Partial<Ability>));
  const field = [...Array<string>(10).fill("Proud"), "Banner", "Moss"];
  const g = tableFromLayout({ rules: arenaRules([...CARDS, proud]), seats: [{ field }, {}] });
  const powers = g.state.cards.map((card) => readStat(g.engine, card.id, "power"));
  expect(powers).toEqual([...Array<number>(10).fill(3), 0, 2]);
  order(g, "destroy", "Proud");
  expect(readStat(g.engine, 0, "power")).toBe(0);
  expect(readStat(g.engine, 1, "power")).toBe(3);
});
