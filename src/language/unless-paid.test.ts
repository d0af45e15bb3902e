import { expect, test } from "vitest";
import { type GameSlug, loadGame } from "../games/registry";
import type { CardSpec } from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import { say, setLocale } from "../text";
import { type Cost, type Effect, printEffect } from "./index";
import { arenaRules } from "./testing/arena";
import { unit } from "./testing/arena-cards";
import { vocabulary } from "./testing/arena-words";
import { validateCards } from "./validate";

const cores = (n: number): Cost => ({ pay: "word", word: "cores", args: { n } });
const LOGS: Effect = { do: "word", word: "log", args: { says: "strikes" } };
const unless = (...cost: readonly Cost[]): Effect => ({
  do: "unless-paid",
  by: "opponent",
  cost,
  then: LOGS,
});
const bailiff = (...cost: readonly Cost[]) => unit("Bailiff", { kind: "activated", effect: unless(...cost) });

type Opponent = Readonly<Record<string, readonly CardSpec[]>>;

/** The Bailiff asks for its price. Everybody has three cores in reserve. */
function begin(cost: readonly Cost[], ...opponents: readonly Opponent[]) {
  const g = tableFromLayout({
    rules: arenaRules([bailiff(...cost), unit("Spirit"), { ...unit("Golem"), subtypes: ["golem"] }]),
    seats: [{ field: ["Bailiff"] }, ...(opponents.length > 0 ? opponents : [{}])],
    seatCounters: { cores: 3 },
  });
  g.act(0, { type: "use", card: 0 });
  return g;
}

const coresLeft = (g: ReturnType<typeof begin>) => g.state.seats.map(({ counters }) => counters.cores);

test("an opponent who pays prevents the effect, and pays with what is their own", () => {
  const g = begin([cores(2)]);
  expect(g.decision).toMatchObject({ kind: "confirm", seat: 1, prompt: { key: "prompt.unless-paid" } });
  g.confirm(1, true);
  expect(coresLeft(g)).toEqual([3, 1]);
  expect(g.state.vars.log).toBeUndefined();
});

test("an opponent who does not want to pay lets it happen", () => {
  const g = begin([cores(2)]);
  g.confirm(1, false);
  expect(coresLeft(g)).toEqual([3, 3]);
  expect(g.state.vars.log).toEqual(["Bailiff strikes"]);
});

test("an opponent who cannot pay is not asked", () => {
  const g = begin([cores(4)]);
  expect(coresLeft(g)).toEqual([3, 3]);
  expect(g.state.vars.log).toEqual(["Bailiff strikes"]);
});

test("cards are given up by the opponent, who chooses among their own", () => {
  const spirits: Cost = { pay: "cards", from: { of: "you", type: "unit" }, count: 1 };
  const g = begin([spirits], { field: ["Spirit", "Golem"] });
  g.confirm(1, true);
  expect(g.decision).toMatchObject({ kind: "pick", seat: 1, options: [{ card: 1 }, { card: 2 }] });
  g.answer({ seat: 1, do: "pick", picks: [1] });
  expect(g.names("trash", 1)).toEqual(["Golem"]);
  expect(g.state.vars.log).toBeUndefined();
});

test("being asked does not tell whether a card in hand fits", () => {
  const golem: Cost = { pay: "cards", from: { zone: "hand", of: "you", subtype: "golem" }, count: 1 };
  const [has, lacks] = [begin([golem], { hand: ["Golem"] }), begin([golem], { hand: ["Spirit"] })];
  expect(has.decision).toMatchObject({ kind: "confirm", seat: 1 });
  expect(lacks.decision).toEqual(has.decision);
  lacks.confirm(1, true);
  expect(lacks.state.vars.log).toEqual(["Bailiff strikes"]);
});

test("of several opponents, the next is asked when one does not pay", () => {
  const g = begin([cores(2)], {}, {});
  g.confirm(1, false);
  expect(g.decision).toMatchObject({ kind: "confirm", seat: 2 });
  g.confirm(2, true);
  expect(coresLeft(g)).toEqual([3, 3, 1]);
  expect(g.state.vars.log).toBeUndefined();
});

test.each<[string, Cost, string]>([
  ["the ability's own card", { pay: "this" }, "fault.paid-by-own-card"],
  ["turning the ability's own card", { pay: "flip-down" }, "fault.paid-by-own-card"],
  ["cards of somebody else", { pay: "cards", from: { of: "opponent" }, count: 1 }, "fault.paid-by-its-payer"],
])("an opponent cannot pay with %s", (_, cost, key) => {
  const [problem] = validateCards(vocabulary, [bailiff(cost)]);
  expect(problem).toMatchObject({ card: "Bailiff", message: { key } });
});

const draw: Effect = { do: "draw", who: "you", count: 1 };
const word = (name: string, args?: Readonly<Record<string, number>>): Cost => ({
  pay: "word",
  word: name,
  ...(args && { args }),
});

test.each<[GameSlug, Cost, string]>([
  ["d20-warriors", { pay: "discard", count: 1 }, "discards a card"],
  ["battle-of-souls", word("sp", { n: 500 }), "pays 500 SP"],
  [
    "battle-of-souls",
    { pay: "cards", from: { of: "you", type: "fighter" }, count: 1, how: "sacrifice" },
    "sacrifices a fighter they control",
  ],
  [
    "battle-spirits-saga",
    word("cores-of-reserve", { n: 2 }),
    "puts 2 cores of their reserve into their trash",
  ],
  ["battle-spirits-saga", word("soul"), "puts their soul core into their trash"],
  ["battle-cores", word("points", { n: 2 }), "pays 2 Points"],
  ["soul-masters", word("energy", { n: 2 }), "pays 2 energy"],
  ["soul-masters", word("mill", { n: 2 }), "mills 2"],
])("%s prints what the opponent pays: %#", async (slug, cost, does) => {
  await setLocale("en");
  const { vocabulary: v } = (await loadGame(slug)).cards;
  if (v === undefined) throw new Error(`${slug} has no card language`);
  const effect: Effect = { do: "unless-paid", by: "opponent", cost: [cost], then: draw };
  expect(say(printEffect(v, effect))).toBe(`unless the opponent ${does}, draw a card`);
  const card = { ...unit("Card"), abilities: [{ kind: "play", effect }] } as const;
  expect(validateCards(v, [card])).toEqual([]);
});
