import { expect, test } from "vitest";
import type { SideLayout } from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import { envOf, type Filter, selectCards } from "./index";
import { arenaRules } from "./testing/arena";
import { spell, unit } from "./testing/arena-cards";
import { vocabulary as arena } from "./testing/arena-words";

const CARDS = [
  unit("Oak"),
  unit("Elm"),
  spell("Bolt", 0, { do: "word", word: "log", args: { says: "a" } }),
  spell("Silence", 1, { do: "word", word: "unplay" }),
  spell("Reach", 0, {
    do: "choose",
    from: { of: "opponent" },
    as: "target",
    announced: true,
    then: { do: "nothing" },
  }),
  spell("Sweep", 0, {
    do: "choose",
    from: { of: "opponent" },
    as: "one",
    then: { do: "move", card: "one", to: "trash" },
  }),
];

const RULES = arenaRules(CARDS, { spells: true });
const begin = (me: SideLayout, foe: SideLayout = {}) =>
  tableFromLayout({ rules: RULES, seats: [me, foe], seatCounters: { cores: 3 } });
type Begun = ReturnType<typeof begin>;
const cast = (g: Begun, seat: number, name: string) => g.act(seat, { type: "cast", card: g.id(name) });

test("a word's own choice is made before its spell is paid for and is visible to both players", () => {
  const g = begin({ hand: ["Bolt", "Silence"], field: ["Oak"] }, { hand: ["Reach"] });
  cast(g, 0, "Bolt");
  cast(g, 1, "Reach");
  g.pick(1, 0);
  const ids = g.state.stack.map(({ id }) => id);
  cast(g, 0, "Silence");
  expect(g.decision).toMatchObject({ kind: "pick", seat: 0, options: ids.map((value) => ({ value })) });
  expect(g.state.seats[0]?.counters.cores).toBe(3);
  g.pick(0, 0);
  expect(g.state.seats[0]?.counters.cores).toBe(2);
  expect(g.view(1).stack.at(-1)).toMatchObject({ def: "Silence", chosen: { unplay: ids[0] ?? -1 } });
});

test("a word's only option is chosen without a prompt", () => {
  const g = begin({ hand: ["Bolt"] }, { hand: ["Silence"] });
  cast(g, 0, "Bolt");
  cast(g, 1, "Silence");
  const [bolt] = g.state.stack;
  expect(g.state.seats[1]?.counters.cores).toBe(2);
  expect(g.view(0).stack.at(-1)).toMatchObject({ def: "Silence", chosen: { unplay: bolt?.id ?? -1 } });
  g.pass(0, 1);
  expect(g.state.stack).toEqual([]);
});

test("a word without an option cannot be announced", () => {
  const g = begin({ hand: ["Silence"] });
  expect(g.refused({ seat: 0, do: "act", action: { type: "cast", card: g.id("Silence") } }).rule).toBe("C 3");
});

test("a card that cannot be a target can still be chosen by an effect that does not target", () => {
  const g = begin({ hand: ["Reach", "Sweep"] }, { field: [{ name: "Elm", rested: true }] });
  expect(g.refused({ seat: 0, do: "act", action: { type: "cast", card: g.id("Reach") } }).rule).toBe("C 3");
  cast(g, 0, "Sweep");
  g.pass(1, 0);
  g.pick(0, 0);
  expect(g.names("trash", 1)).toEqual(["Elm"]);
});

test("a filter can name a group of several zones", () => {
  const g = begin({ field: ["Oak"], trash: ["Elm"], hand: ["Bolt"] });
  const v = { ...arena, groups: { anywhere: ["field", "trash"] } };
  const env = envOf(g.state.cards[g.id("Oak")] ?? g.state.cards[0]!);
  const named = (filter: Filter) => selectCards(g.engine, v, env, filter).map((id) => g.state.cards[id]?.def);
  expect(named({ zone: "anywhere" })).toEqual(["Oak", "Elm"]);
  expect(named({ zone: "field" })).toEqual(["Oak"]);
});
