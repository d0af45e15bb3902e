import { expect, test } from "vitest";
import { cardOf, hasTrait, readStat, type SideLayout } from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import { say } from "../text";
import { addMessages } from "../text/add-messages";
import type { Ability, Effect, PrintedCard, UseLimit } from "./index";
import { printAbility } from "./print";
import { arenaRules } from "./testing/arena";
import { unit } from "./testing/arena-cards";
import { vocabulary } from "./testing/arena-words";
import { validateCards } from "./validate";

const log = (says: string): Effect => ({ do: "word", word: "log", args: { says } });
const onCharge = (uses: UseLimit, says = "a"): Ability => ({
  kind: "trigger",
  when: { on: "card-counter" },
  uses,
  effect: log(says),
});
const boost: Ability = {
  kind: "trigger",
  when: { on: "summon", card: "this" },
  effect: {
    do: "each",
    from: { of: "you" },
    effect: { do: "modify", card: "it", stats: ["power"], op: "add", amount: 1, until: "your-upkeep" },
  },
};
const captain: Ability = {
  kind: "standing",
  cards: { of: "you", subtype: "knight" },
  stats: ["power"],
  op: "add",
  amount: 2,
};

const CARDS: PrintedCard[] = [
  unit("Stone"),
  unit("Often", onCharge({ per: "turn", most: 2 })),
  unit("Steady", onCharge({ per: "round", most: 1 })),
  unit("Rare", onCharge({ per: "game", most: 1 })),
  unit("Young", onCharge({ per: "round", most: 1 }, "a"), captain),
  unit("Grown", onCharge({ per: "round", most: 1 }, "b")),
  unit("Drummer", boost),
  {
    ...unit("Squire"),
    typeInZone: { hand: { type: "core", subtypes: ["knight"], stats: { power: 7 } } },
  },
  { ...unit("Knight"), subtypes: ["knight"] },
];

const begin = (field: string[], more: SideLayout = {}) =>
  tableFromLayout({ rules: arenaRules(CARDS), seats: [{ field, ...more }, { field: ["Stone"] }] });
type Begun = ReturnType<typeof begin>;
const charge = (g: Begun, times = 1) => {
  for (let i = 0; i < times; i++) g.act(g.state.turn.seat, { type: "charge", card: g.id("Stone") });
};
const turnOf = (g: Begun, seat: number) => g.act(g.state.turn.seat, { type: "turn", data: { seat } });
const logLength = (g: Begun) => ((g.state.vars.log ?? []) as string[]).length;
const power = (g: Begun, name: string) => readStat(g.engine, g.id(name), "power");

test("the vocabulary has the words of these cards", () => {
  const events = { ...vocabulary.names.events, "card-counter": [], summon: ["card", "card this"] };
  expect(validateCards({ ...vocabulary, names: { ...vocabulary.names, events } }, CARDS)).toEqual([]);
});

test("an ability with two uses a turn works twice in each turn", () => {
  const g = begin(["Stone", "Often"]);
  charge(g, 3);
  expect(logLength(g)).toBe(2);
  turnOf(g, 1);
  charge(g, 3);
  expect(logLength(g)).toBe(4);
});

test("a round lasts from one turn of its controller to the next", () => {
  const g = begin(["Stone", "Steady"]);
  charge(g, 2);
  turnOf(g, 1);
  charge(g);
  expect(logLength(g)).toBe(1);
  turnOf(g, 0);
  charge(g, 2);
  expect(logLength(g)).toBe(2);
});

test("an ability with one use per game is used up permanently", () => {
  const g = begin(["Stone", "Rare"]);
  for (const seat of [1, 0, 1]) {
    charge(g);
    turnOf(g, seat);
  }
  expect(logLength(g)).toBe(1);
});

test("a card that becomes another one stays the same object, and its new abilities are unused", () => {
  const g = begin(["Stone", "Young", "Knight"]);
  charge(g);
  expect(logLength(g)).toBe(1);
  expect(power(g, "Knight")).toBe(3);
  const before = cardOf(g.state, g.id("Young"));
  g.act(0, { type: "charge", card: before.id });
  g.act(0, { type: "become", card: before.id, data: { def: "Grown" } });
  const { id, stamp, zone, counters } = cardOf(g.state, g.id("Grown"));
  expect(id).toEqual(before.id);
  expect(stamp).toEqual(before.stamp);
  expect(zone).toEqual(before.zone);
  expect(counters.cores).toBe(1);
  expect(power(g, "Knight")).toBe(1);
  charge(g, 2);
  expect(g.state.vars.log).toEqual(["Young a", "Grown b"]);
});

test("a card's type depends on its zone", () => {
  const g = begin(["Stone"], { hand: ["Squire"] });
  const is = (name: string) => hasTrait(g.engine, cardOf(g.state, g.id("Squire")), name);
  expect(is("core")).toBe(true);
  expect(is("unit")).toBe(false);
  expect(is("knight")).toBe(true);
  expect(power(g, "Squire")).toBe(7);
  g.act(0, { type: "summon", card: g.id("Squire") });
  expect(is("core")).toBe(false);
  expect(is("unit")).toBe(true);
  expect(is("knight")).toBe(false);
  expect(power(g, "Squire")).toBe(1);
});

test("an effect until your upkeep ends in your upkeep, not in another seat's", () => {
  const g = begin(["Stone"], { hand: ["Drummer"] });
  g.act(0, { type: "summon", card: g.id("Drummer") });
  expect(power(g, "Stone")).toBe(2);
  turnOf(g, 1);
  expect(power(g, "Stone")).toBe(2);
  turnOf(g, 0);
  expect(power(g, "Stone")).toBe(1);
});

addMessages({
  "arena.when.card-counter": () => "when a core is placed",
  "arena.do.log": () => "something is said",
});

test("the card prints how often an ability may be used", () => {
  const print = (uses: UseLimit) => say(printAbility(vocabulary, onCharge(uses)));
  expect(print({ per: "turn", most: 2 })).toBe("Twice per turn, when a core is placed, something is said.");
  expect(print({ per: "round", most: 1 })).toBe("Once per round, when a core is placed, something is said.");
  expect(print({ per: "battle", most: 3 })).toMatch(/^Three times per battle, /);
});
