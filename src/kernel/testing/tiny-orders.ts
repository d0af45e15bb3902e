import {
  type Action,
  type ActionSpec,
  ask,
  type CardId,
  type Change,
  call,
  cardOf,
  type Engine,
  finish,
  jump,
  moveToOwner,
  OK,
  openProcedure,
  PASS,
  type Plain,
  type Procedure,
  procedure,
  type Rules,
  setVar,
  step,
  type WindowSpec,
  type ZoneId,
  zoneOf,
} from "../index";
import { type TestTable, tableFromLayout } from "./test-table";
import { pool, type RulesParts, tinyCard, tinyRules, turnOf, ZONES } from "./tiny";

/** Orders of a test. Each runs in its own procedure, as an effect of a card would. */
export type Orders = Readonly<Record<string, (g: Engine, action: Action) => void>>;

/** Plays that the asked player can make besides giving orders. After each of them the window opens. */
export interface Plays {
  readonly spec: ActionSpec;
  readonly window: WindowSpec;
}

type OrderParts = RulesParts & {
  readonly plays?: Plays;
  /** Logs the result of each order. */
  readonly result?: boolean;
};

/** Destroys a card: what `attempt` does when nothing replaces it. */
export function destroy(g: Engine, change: Change): void {
  moveToOwner(g, change.card, "discard", { as: "destroy" });
}

/** Writes to the game's log, `vars.log`. */
export function note(g: Engine, entry: Plain): void {
  setVar(g, "log", [...((g.state.vars.log ?? []) as readonly Plain[]), entry]);
}

export function nameOf(g: Engine, id: CardId): string {
  return cardOf(g.state, id).def;
}

/** Performs an order as an effect. */
const perform = (orders: Orders): Procedure =>
  procedure(
    "order",
    [
      step("carry out", "T 20", (g, locals) => {
        const action = locals.action as unknown as Action;
        orders[action.type]?.(g, action);
      }),
    ],
    { atomic: true },
  );

/** Asks the turn player again and again for an order or a play. The game ends when that player passes. */
const gameOf = (plays?: Plays, result?: boolean): Procedure =>
  openProcedure("game", [
    step(
      "ask",
      "T 10",
      (g) =>
        ask(g, {
          kind: "act",
          seat: Math.max(0, g.state.turn.seat),
          prompt: { key: "prompt.main" },
          rule: "T 10",
        }),
      (g, _locals, answer) => {
        if (answer.do !== "act") return;
        if (answer.action.type === PASS.type) return jump(g, "end");
        if (plays?.spec.types.includes(answer.action.type)) {
          jump(g, "respond");
          plays.spec.do(g, answer.seat, answer.action);
        } else {
          call(g, "order", { action: answer.action as unknown as Plain });
        }
      },
    ),
    step("result", "T 11", (g) => {
      if (result) note(g, `result ${String(g.state.result)}`);
      jump(g, "ask");
    }),
    step("respond", "T 7", (g) => {
      jump(g, "ask");
      call(g, "window", { window: "respond" });
    }),
    step("end", "T 12", (g) => finish(g, [], "quiet", "T 12")),
  ]);

/**
 * Rules of the made-up game in which the asked player gives orders: a minimal setting for a test. An atomic procedure
 * `order` performs them.
 */
export function orderRules(orders: Orders, given: OrderParts = {}): Rules {
  const { plays, result, ...parts } = given;
  const order = {
    types: Object.keys(orders),
    options: () => Object.keys(orders).map((type) => ({ type })),
    can: () => OK,
  };
  return tinyRules({
    ...parts,
    decisions: { ...turnOf(order, ...(plays ? [plays.spec] : [])), ...parts.decisions },
    flow: {
      changes: { destroy },
      ...parts.flow,
      procedures: { game: gameOf(plays, result), order: perform(orders), ...parts.flow?.procedures },
      windows: { ...(plays && { respond: plays.window }), ...parts.flow?.windows },
    },
  });
}

/** The test's code, as an order. */
export type Order = (g: Engine, action: Action) => unknown;

type Side = Readonly<Record<string, readonly string[]>>;

const onBell = { on: "bell", when: () => true, run: (g: Engine) => note(g, "cheered") };
const onCreate = { on: "create", run: (g: Engine) => note(g, "arrived") };
const onRemove = { on: "remove", run: (g: Engine) => note(g, "parted") };

const CARDS = pool(
  tinyCard("Ant"),
  tinyCard("Bee"),
  tinyCard("Cat"),
  tinyCard("Fan", {}, onBell),
  tinyCard("Token", {}, onCreate, onRemove),
);

/** A position of the game whose only order, `do`, runs the test's code. */
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

/** The position after the order. */
export function done(order: Order, mine: Side, theirs?: Side): TestTable {
  const table = bench(order, mine, theirs);
  table.act(0, "do");
  return table;
}

export function zone(g: Engine, key: string, seat = 0): ZoneId {
  return zoneOf(g.state, key, seat).id;
}
