import { expect, test } from "vitest";
import type { CardSpec } from "../kernel";
import { tableFromLayout } from "../kernel/testing/test-table";
import type { Cost } from "./index";
import { arenaRules } from "./testing/arena";
import { unit } from "./testing/arena-cards";

const cores = (n: number): Cost => ({ pay: "word", word: "cores", args: { n } });
const mage = (...cost: readonly Cost[]) =>
  unit("Mage", { kind: "activated", cost, effect: { do: "word", word: "log", args: { says: "a" } } });

/** A Mage with a price, three cores in the reserve, and spirits with cores on them. */
function begin(cost: readonly Cost[], ...spirits: readonly number[]) {
  const field: CardSpec[] = spirits.map((n) => ({ name: "Spirit", counters: { cores: n } }));
  const g = tableFromLayout({
    rules: arenaRules([mage(...cost), unit("Spirit")]),
    seats: [{ field: ["Mage", ...field] }, {}],
    seatCounters: { cores: 3 },
  });
  g.act(0, { type: "use", card: 0 });
  return g;
}
type Begun = ReturnType<typeof begin>;
const left = (g: Begun) => ({
  reserve: g.state.seats[0]?.counters.cores,
  cards: g.state.cards.slice(1).map((card) => card.counters.cores),
});

test("a price is paid from several sources in one answer", () => {
  const g = begin([cores(4)], 2, 2);
  expect(g.decision).toMatchObject({ kind: "allot", proposal: [3, 0, 1, 0] });
  g.answer({ seat: 0, do: "allot", amounts: [1, 0, 2, 1] });
  expect(left(g)).toEqual({ reserve: 2, cards: [0, 1] });
  expect(g.state.vars.log).toEqual(["Mage a"]);
});

test("equal prices add up: a player with enough for each but not for both cannot pay", () => {
  const short = begin([cores(2), cores(2)]);
  expect(left(short)).toEqual({ reserve: 3, cards: [] });
  expect(short.state.vars.log).toBeUndefined();
  const rich = begin([cores(2), cores(2)], 2);
  expect(rich.decision).toMatchObject({ kind: "allot", totals: [{ min: 4, max: 4 }] });
  rich.answer({ seat: 0, do: "allot", amounts: [3, 0, 1] });
  expect(left(rich)).toEqual({ reserve: 0, cards: [1] });
});

test("a single way to pay opens no prompt", () => {
  const g = begin([cores(5)], 2);
  expect(left(g)).toEqual({ reserve: 0, cards: [0] });
  expect(g.state.vars.log).toEqual(["Mage a"]);
});
