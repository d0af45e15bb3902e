import { expect, test } from "vitest";
import {
  cardOf,
  explainValue,
  instanceById,
  modifySeat,
  readInstance,
  readValue,
  type SideLayout,
  view,
  zoneLimitLeft,
} from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import { say } from "../text";
import { addMessages } from "../text/add-messages";
import type { Ability } from "./index";
import { printAbility } from "./print";
import { arenaRules } from "./testing/arena";
import { card } from "./testing/arena-cards";
import { damageBy } from "./testing/arena-damage";
import { vocabulary } from "./testing/arena-words";
import { validateCards } from "./validate";

const plate: Ability = { kind: "standing-amounts", to: "this", stats: ["damage"], op: "add", amount: -1 };
const pierce: Ability = { kind: "standing-amounts", by: "this", stats: ["damage"], op: "min", amount: 2 };
const guard: Ability = {
  kind: "standing-amounts",
  to: { of: "you", type: "unit", not: "this" },
  stats: ["damage"],
  op: "add",
  amount: -1,
};
const cheer: Ability = {
  kind: "trigger",
  when: { on: "shield" },
  effect: {
    do: "each",
    from: { type: "unit" },
    effect: { do: "modify", card: "it", stats: ["power"], op: "add", amount: 2, until: "turn" },
  },
};
const barracks: Ability = {
  kind: "standing-seats",
  seats: "you",
  stats: ["places-units"],
  op: "add",
  amount: 1,
};

const CARDS = [
  card("Wolf", "unit", 3),
  card("Lance", "unit", 3, pierce),
  card("Knight", "unit", 2, plate),
  card("Warden", "guard", 1, guard),
  card("Crowd", "guard", 1, cheer),
  card("Barracks", "guard", 0, barracks),
  card("Buckler", "shield", 1),
  card("Wall", "shield", 5),
];

const begin = (mine: SideLayout, theirs: SideLayout) =>
  tableFromLayout({ rules: arenaRules(CARDS, { limits: true }), seats: [mine, theirs] });
type Begun = ReturnType<typeof begin>;
const attack = (g: Begun, attacker: string, target: string) =>
  g.act(0, { type: "attack", card: g.id(attacker), target: g.id(target) });
const dealt = (g: Begun) => (g.state.vars.log as unknown[] | undefined)?.at(-1);
const open = (g: Begun) => g.state.instances?.[0]?.id ?? -1;
const shield = (g: Begun, name: string) => g.act(1, { type: "shield", card: g.id(name) });

test("the cards use only words of the card language", () => {
  expect(validateCards(vocabulary, CARDS)).toEqual([]);
});

test("damage is open until it is dealt, is reduced by armor, and leaves no instance behind", () => {
  const g = begin({ field: ["Wolf"] }, { field: ["Knight"] });
  attack(g, "Wolf", "Knight");
  expect(readInstance(g.engine, open(g))).toBe(2);
  g.pass(1, 0);
  expect(cardOf(g.state, g.id("Knight")).counters.damage).toBe(2);
  expect(g.state.instances).toBeUndefined();
  expect(g.state.modifiers).toEqual([]);
});

test("shields, piercing and armor apply in this order, and damage never falls below 0", () => {
  const g = begin(
    { field: ["Lance"] },
    { field: ["Knight", "Warden"], hand: ["Wall", "Buckler", "Buckler"] },
  );
  attack(g, "Lance", "Knight");
  shield(g, "Wall");
  g.pass(1, 0);
  const parts = explainValue(g.engine, { instance: instanceById(g.state, open(g)) }, "damage").parts;
  expect(parts.map(({ sourceDef, layer }) => [sourceDef, layer])).toEqual([
    ["Wall", "shield"],
    ["Lance", "pierce"],
    ["Knight", "armor"],
    ["Warden", "armor"],
  ]);
  g.pass(1, 0);
  expect(dealt(g)).toBe(0);
});

test("a card has a limit of shields against one instance, and a new limit against the next", () => {
  const g = begin(
    { field: ["Wolf"] },
    { field: ["Knight"], hand: ["Buckler", "Buckler", "Buckler", "Wall"] },
  );
  attack(g, "Wolf", "Knight");
  const bucklers = g.state.cards.filter((card) => card.def === "Buckler").map((card) => card.id);
  for (const card of bucklers.slice(0, 2)) g.act(1, { type: "shield", card });
  expect(g.refused({ seat: 1, do: "act", action: { type: "shield", card: g.id("Wall") } }).rule).toBe("G 6");
  for (let i = 0; i < 3; i++) g.pass(1, 0);
  expect(dealt(g)).toBe(0);
  attack(g, "Wolf", "Knight");
  shield(g, "Wall");
  g.pass(1, 0);
  g.pass(1, 0);
  expect(dealt(g)).toBe(0);
});

test("an instance's amount is read when it is dealt: an attacker that grows meanwhile deals more", () => {
  const g = begin({ field: ["Wolf", "Crowd"] }, { field: ["Knight"], hand: ["Buckler"] });
  attack(g, "Wolf", "Knight");
  shield(g, "Buckler");
  g.pass(1, 0);
  g.pass(1, 0);
  expect(dealt(g)).toBe(3);
});

test("hypothetical damage is read and explained like open damage", () => {
  const g = begin({ field: ["Wolf"] }, { field: ["Knight", "Warden"] });
  const instance = damageBy(g.engine, g.id("Wolf"), g.id("Knight"));
  expect(explainValue(g.engine, { instance }, "damage")).toMatchObject({ base: 3, value: 1 });
  const seen = { rules: g.engine.rules, state: view(g.engine, 1) };
  expect(readValue(seen, { instance }, "damage")).toBe(1);
});

test("all seats see the damage that is about to be dealt, and its parts", () => {
  const g = begin({ field: ["Wolf"] }, { field: ["Knight"], hand: ["Buckler"] });
  attack(g, "Wolf", "Knight");
  shield(g, "Buckler");
  g.pass(1, 0);
  for (const seat of [0, 1, -1])
    expect(readInstance({ rules: g.engine.rules, state: view(g.engine, seat) }, open(g))).toBe(1);
});

const left = (g: Begun, name: string, zone = "field") =>
  zoneLimitLeft(g.engine, 0, zone, cardOf(g.state, g.id(name)));

test("a zone limit leaves space as long as every limit that counts the card does", () => {
  const g = begin({ field: ["Wolf", "Wolf"], hand: ["Lance", "Knight", "Warden", "Crowd"] }, {});
  expect(left(g, "Lance")).toBe(1);
  expect(left(g, "Warden")).toBe(2);
  expect(left(g, "Lance", "trash")).toEqual(Number.POSITIVE_INFINITY);
  g.act(0, { type: "summon", card: g.id("Lance") });
  g.act(0, { type: "summon", card: g.id("Knight") });
  expect(dealt(g)).toBe("no place (G 8)");
  g.act(0, { type: "summon", card: g.id("Warden") });
  g.act(0, { type: "summon", card: g.id("Crowd") });
  expect(dealt(g)).toBe("no place (G 9)");
});

test("a zone limit is a value of its seat, which a card can raise as long as it is in play", () => {
  const g = begin({ field: ["Wolf", "Wolf"], hand: ["Barracks", "Lance"] }, {});
  g.act(0, { type: "summon", card: g.id("Barracks") });
  expect(readValue(g.engine, { seat: 0 }, "places-units")).toBe(4);
  expect(readValue(g.engine, { seat: 1 }, "places-units")).toBe(3);
  expect(left(g, "Lance")).toBe(1);
  g.act(0, { type: "destroy", card: g.id("Barracks") });
  expect(readValue(g.engine, { seat: 0 }, "places-units")).toBe(3);
});

test("an effect leaves a card where it is if the zone limit of its destination is reached", () => {
  const recall: Ability = {
    kind: "trigger",
    when: { on: "summon", card: "this" },
    effect: {
      do: "choose",
      from: { zone: "trash", of: "you" },
      then: { do: "move", card: "it", to: "field" },
    },
  };
  const rules = arenaRules([...CARDS, card("Horn", "guard", 0, recall)], { limits: true });
  const g = tableFromLayout({
    rules,
    seats: [{ field: ["Wolf", "Wolf", "Wolf"], hand: ["Horn"], trash: ["Lance"] }, {}],
  });
  g.act(0, { type: "summon", card: g.id("Horn") });
  g.pick(0, 0);
  expect(g.names("trash", 0)).toEqual(["Lance"]);
});

test("a seat's value changes until its moment, and all seats see why", () => {
  const g = begin({ field: ["Wolf"] }, {});
  const draft = {
    stat: "places-all",
    layer: "only",
    op: "add",
    amount: 2,
    source: 0,
    until: "turn",
  } as const;
  modifySeat(g.engine, 1, draft);
  const seen = { rules: g.engine.rules, state: view(g.engine, 0) };
  expect(explainValue(seen, { seat: 1 }, "places-all")).toMatchObject({ base: 4, value: 6 });
  expect(readValue(seen, { seat: 0 }, "places-all")).toBe(4);
});

addMessages({
  "arena.ref.this": () => "this unit",
  "arena.stats": ({ stats }) => (String(stats) === "damage" ? "damage" : "places for units"),
});

test("prints static abilities that change amounts and seats", () => {
  expect(say(printAbility(vocabulary, plate))).toBe("What is dealt to this unit gets −1 to damage.");
  expect(say(printAbility(vocabulary, barracks))).toBe("You get +1 to places for units.");
});
