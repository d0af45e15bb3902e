import { announce, type Engine, moveToOwner, roll, setVar } from "../index";
import type { TestTable } from "./test-table";
import { pool, tinyCard } from "./tiny";
import type { Orders } from "./tiny-orders";

const echo = { on: "bell", when: () => true, run: (g: Engine) => announce(g, "bell", 0) };

/** A card that can be picked up and put down endlessly, and a bell whose echo rings it again. */
export const CARDS = pool(tinyCard("Yo-yo"), tinyCard("Echo", {}, echo));

export const ORDERS: Orders = {
  up: (g) => void moveToOwner(g, 0, "hand"),
  down: (g) => void moveToOwner(g, 0, "field"),
  count: (g) => setVar(g, "count", Number(g.state.vars.count ?? 0) + 1),
  roll: (g) => void roll(g, 0, 6),
  ring: (g) => announce(g, "bell", 0),
};

/**
 * Moves the Yo-yo up and down until the game is over, or at most this many times.
 * @returns the number of times.
 */
export function yoyo(table: TestTable, atMost: number): number {
  for (let i = 0; i < atMost; i++) {
    if (table.state.outcome !== null) return i;
    table.act(0, i % 2 === 0 ? "up" : "down");
  }
  return atMost;
}
