import { type Action, type Engine, type ZoneId, zoneOf } from "../index";
import { note, orderRules } from "./duel";
import { type TestTable, tableFromLayout } from "./test-table";
import { pool, tinyCard, ZONES } from "./tiny";

/** A bench for verbs: a single order that runs the test's code. */
export type Order = (g: Engine, action: Action) => unknown;

type Side = Readonly<Record<string, readonly string[]>>;

const cheer = { on: "bell", when: () => true, run: (g: Engine) => note(g, "cheered") };
const arrival = { on: "create", run: (g: Engine) => note(g, "arrived") };
const parting = { on: "remove", run: (g: Engine) => note(g, "parted") };

const CARDS = pool(
  tinyCard("Ant"),
  tinyCard("Bee"),
  tinyCard("Cat"),
  tinyCard("Fan", {}, cheer),
  tinyCard("Token", {}, arrival, parting),
);

/** The bench before the order. */
export function bench(order: Order, mine: Side, theirs: Side = {}, seed = "bench"): TestTable {
  const rules = orderRules(
    { do: (g, action) => void order(g, action) },
    {
      cards: CARDS,
      board: { zones: [...ZONES, { key: "grid", shared: true, sees: "all", shape: "grid" }] },
    },
  );
  return tableFromLayout({ rules, seats: [mine, theirs], seed });
}

/** The bench after the order. */
export function done(order: Order, mine: Side, theirs?: Side): TestTable {
  const table = bench(order, mine, theirs);
  table.act(0, "do");
  return table;
}

export function zone(g: Engine, key: string, seat = 0): ZoneId {
  return zoneOf(g.state, key, seat).id;
}
