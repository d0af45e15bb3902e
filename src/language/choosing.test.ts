import { expect, test } from "vitest";
import { type Card, type Reader, readStat, type SideLayout } from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import { say } from "../text";
import { addMessages } from "../text/add-messages";
import type { Ability, Effect, Env, Vocabulary } from "./index";
import { printAbility, printEffect } from "./print";
import { arenaRules } from "./testing/arena";
import { leveled } from "./testing/arena-cards";
import { vocabulary as arena } from "./testing/arena-words";
import { validateCards } from "./validate";

/** No effect of an opponent can choose a card named Warded, and a level may depend on the level. */
const vocabulary: Vocabulary = {
  ...arena,
  circular: ["level"],
  names: { ...arena.names, final: ["speed"], stats: [...arena.names.stats, "speed"] },
  mayChoose: (_g: Reader, env: Env, card: Card) => card.def !== "Warded" || card.controller === env.seat,
  conditions: {
    ...arena.conditions,
    level: {
      args: { atLeast: { from: 1, to: 5 } },
      holds: (g, env, { atLeast }) => readStat(g, env.source, "level") >= Number(atLeast),
      print: () => ({ key: "arena.if.level" }),
    },
  },
};

const use = (effect: Effect): Ability => ({ kind: "activated", oncePerTurn: true, effect });
const trash: Effect = { do: "move", card: "it", to: "trash" };
const spell = (from: object, more: object = {}): Ability =>
  use({ do: "choose", from: { of: "opponent", ...from }, ...more, then: trash });

const sum = spell({}, { upTo: true, total: { stat: "power", atMost: 7 } });
const weaker = spell({ stat: { name: "power", atMost: { stat: "power", of: "this" } } });
const growing: Ability = {
  kind: "standing",
  cards: "this",
  stats: ["level"],
  op: "add",
  amount: 1,
  active: { is: "word", word: "level", args: { atLeast: 1 } },
};

const CARDS = [
  leveled("Bolt", "red", spell({})),
  leveled("Storm", "red", sum),
  leveled("Bully", "red", weaker),
  leveled("Grower", "green", growing),
  leveled("Warded", "green"),
  leveled("Big", "green"),
  leveled("Small", "green"),
];

const cores = (name: string, n: number) => ({ name, counters: { cores: n } });
const FOES = [cores("Warded", 1), cores("Big", 3), cores("Small", 1)];
const begin = (mine: SideLayout["field"], theirs: SideLayout["field"]) =>
  tableFromLayout({
    rules: arenaRules(CARDS, { vocabulary }),
    seats: [{ field: mine ?? [] }, { field: theirs ?? [] }],
  });
type Begun = ReturnType<typeof begin>;
const order = (g: Begun, name: string) => g.act(0, { type: "use", card: g.id(name) });
const offered = (g: Begun) =>
  g.decision.kind === "pick" ? g.decision.options.map(({ card = -1 }) => g.state.cards[card]?.def) : [];

test("the cards use only words of the card language", () => {
  expect(validateCards(vocabulary, CARDS)).toEqual([]);
});

test("an effect does not choose protected cards, and does nothing if no other card matches", () => {
  const g = begin(["Bolt"], FOES);
  order(g, "Bolt");
  expect(offered(g)).toEqual(["Big", "Small"]);
  g.pick(0, 0);
  const none = begin(["Bolt"], [cores("Warded", 1)]);
  order(none, "Bolt");
  expect(none.decision.kind).toBe("act");
});

test("cards with a limited total are chosen one by one while another fits, then affected together", () => {
  const g = begin(["Storm"], [...FOES, cores("Big", 3)]);
  order(g, "Storm");
  expect(offered(g)).toEqual(["Big", "Small", "Big"]);
  g.pick(0, 0);
  expect(offered(g)).toEqual(["Small"]);
  expect(g.names("trash", 1)).toEqual([]);
  g.pick(0, 0);
  expect(g.names("trash", 1)).toEqual(["Big", "Small"]);
  const few = begin(["Storm"], FOES);
  order(few, "Storm");
  few.pick(0);
  expect(few.names("trash", 1)).toEqual([]);
});

test("a filter compares a value with that of another card", () => {
  const g = begin([cores("Bully", 1)], FOES);
  order(g, "Bully");
  expect(offered(g)).toEqual(["Small"]);
  g.pick(0, 0);
});

test("an ability that changes a level reads the level without such abilities", () => {
  const g = begin([cores("Grower", 1)], []);
  expect(readStat(g.engine, g.id("Grower"), "level")).toBe(2);
});

test("a static ability does not read the value that it changes", () => {
  const fast = (name: string): Ability => ({
    kind: "standing",
    cards: { stat: { name: "power", atMost: 3 } },
    stats: [name],
    op: "add",
    amount: 1,
  });
  expect(validateCards(vocabulary, [leveled("Fast", "red", fast("speed"))])).toEqual([]);
  expect(validateCards(vocabulary, [leveled("Fast", "red", fast("power"))])).toHaveLength(1);
});

addMessages({
  "arena.noun": ({ count }: { count: number }) => (count === 1 ? "fighter" : "fighters"),
  "arena.stat.power": "power",
  "arena.ref.this": "this unit",
  "arena.ref.it": "it",
  "arena.place.trash": "trash",
});

test("prints choices by a total or by comparison", () => {
  const text = (own: Ability) =>
    "effect" in own && own.effect ? say(printEffect(vocabulary, own.effect)) : "";
  expect(text(sum)).toBe(
    "choose any number of fighters the opponent controls with a total power of 7 or less and put each of them into its owner's trash",
  );
  expect(text(weaker)).toBe(
    "choose a fighter the opponent controls whose power is at most the power of this unit and put it into its owner's trash",
  );
});

test("prints a value that only the game reads as what the card does", () => {
  addMessages({ "arena.stats": () => "cannot be caught" });
  const fast: Ability = { kind: "standing", cards: "this", stats: ["speed"], op: "add", amount: 1 };
  expect(say(printAbility(vocabulary, fast))).toBe("This unit cannot be caught.");
});
