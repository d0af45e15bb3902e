import { expect, test } from "vitest";
import { readStat, type SideLayout } from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import { say } from "../text";
import { addMessages } from "../text/add-messages";
import type { Ability, Condition, Effect } from "./index";
import { printAbility } from "./print";
import { arenaRules } from "./testing/arena";
import { unit } from "./testing/arena-cards";
import { vocabulary } from "./testing/arena-words";

const level = (atLeast: number): Condition => ({ is: "word", word: "level", args: { atLeast } });
const log = (says: string): Effect => ({ do: "word", word: "log", args: { says } });
const power = (amount: number, more: Partial<Ability> = {}): Ability =>
  ({ kind: "standing", cards: { of: "you" }, stats: ["power"], op: "add", amount, ...more }) as Ability;

const immortal: Ability = {
  kind: "trigger",
  where: ["trash"],
  when: { on: "destroyed", card: { of: "you" } },
  effect: { do: "move", card: "this", to: "field" },
};

const CARDS = [
  unit("Squire"),
  unit("Captain", power(1), power(10, { active: level(2) })),
  unit("Herald", power(1), power(5, { where: ["hand"] })),
  unit("Ghost", power(1), immortal),
  unit("Trap", {
    kind: "trigger",
    where: ["energy"],
    face: "down",
    when: { on: "summon", card: { not: "this" } },
    effect: log("a"),
  }),
  unit("Watch", { kind: "trigger", active: level(1), when: { on: "summon" }, effect: log("b") }),
];

const begin = (seat: SideLayout) => tableFromLayout({ rules: arenaRules(CARDS), seats: [seat, {}] });
type Begun = ReturnType<typeof begin>;
const powerOf = (g: Begun, name: string) =>
  readStat(
    g.engine,
    g.state.cards.findIndex((card) => card.def === name),
    "power",
  );
const order = (g: Begun, type: string, name: string) =>
  g.act(0, { type, card: g.state.cards.findIndex((card) => card.def === name) });

test("an ability with a level works as long as the card has the cores for it", () => {
  const g = begin({ field: ["Squire", "Captain"] });
  expect(powerOf(g, "Squire")).toBe(2);
  order(g, "charge", "Captain");
  order(g, "charge", "Captain");
  expect(powerOf(g, "Squire")).toBe(12);
});

test("a card in hand has only the abilities that work in hand", () => {
  const g = begin({ field: ["Squire"], hand: ["Herald"] });
  expect(powerOf(g, "Squire")).toBe(6);
  order(g, "summon", "Herald");
  expect(powerOf(g, "Squire")).toBe(2);
  order(g, "take", "Herald");
  expect(powerOf(g, "Squire")).toBe(6);
});

test("a card in the trash sees others arrive there, but not its own destruction", () => {
  const g = begin({ field: ["Squire", "Ghost"] });
  order(g, "destroy", "Ghost");
  expect(g.names("field", 0)).toEqual(["Squire"]);
  expect(powerOf(g, "Squire")).toBe(1);
  order(g, "destroy", "Squire");
  expect(g.names("field", 0)).toEqual(["Ghost"]);
  expect(g.names("trash", 0)).toEqual(["Squire"]);
});

test("a card that arrives in the trash together with another does not see it destroyed", () => {
  const g = begin({ field: ["Squire", "Ghost"] });
  g.act(0, { type: "destroy both", card: g.id("Ghost"), target: g.id("Squire") });
  expect(g.names("field", 0)).toEqual([]);
});

test("an ability for a face-down card works only while the card is face down in its zone", () => {
  const g = begin({ hand: ["Squire", "Trap"] });
  order(g, "hide", "Trap");
  order(g, "summon", "Squire");
  expect(g.state.vars.log).toEqual(["Trap a"]);
  order(g, "summon", "Trap");
  expect(g.state.vars.log).toEqual(["Trap a"]);
});

test("an inactive trigger does not fire", () => {
  const g = begin({ field: ["Watch"], hand: ["Squire", "Captain"] });
  order(g, "summon", "Squire");
  expect(g.state.vars.log).toBeUndefined();
  order(g, "charge", "Watch");
  order(g, "summon", "Captain");
  expect(g.state.vars.log).toEqual(["Watch b"]);
});

test("the zone and state in which an ability works are printed before it", () => {
  addMessages({
    "arena.place.hand": "hand",
    "arena.if.level": "it has cores",
    "arena.do.log": "write",
    "arena.when.summon": "when summoned",
  });
  const printed = (ability: Ability) => say(printAbility(vocabulary, ability));
  const whenSummoned = { kind: "trigger", when: { on: "summon" }, effect: log("a") } as const;
  expect(printed({ ...whenSummoned, where: ["hand"] })).toBe("In your hand: when summoned, write.");
  expect(printed({ ...whenSummoned, where: ["hand"], face: "down", active: level(2) })).toBe(
    "Face down in your hand while it has cores: when summoned, write.",
  );
});
