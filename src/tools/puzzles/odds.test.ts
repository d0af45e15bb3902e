import { expect, test } from "vitest";
import { d20Warriors } from "../../games/d20-warriors";
import { position } from "../../games/d20-warriors/position";
import { puzzles } from "../../games/d20-warriors/puzzles";
import type { BoardPosition } from "../../games/game-position";
import { d20Script } from "../../opponents/d20-warriors";
import { oddsGoals } from "./ask";
import type { Judge } from "./judge";

const judge: Judge = { game: d20Warriors, position, puzzles, script: d20Script };
const deck = [{ name: "Basalt Golem" }, { name: "Gate Warden" }];

/** A board on which one Warrior touches these. */
const board = (others: readonly string[]): BoardPosition => ({
  format: 1,
  turn: { seat: 0, number: 9, step: "act", values: { placements: 0 } },
  seats: [
    { zones: { battlefield: [{ name: "Swarm Queen", cell: [0, 0] }], deck }, values: {} },
    {
      zones: { battlefield: others.map((name, i) => ({ name, cell: [i, 1] as const })), deck },
      values: {},
    },
  ],
});

const goalsOn = (others: readonly string[]) =>
  oddsGoals(judge, { board: board(others), viewer: 0, atFirst: board(others).seats });

test("the best odds against each Warrior, and of any battle, are goals", () => {
  const goals = goalsOn(["Ballista Crew", "Watchtower"]).map((goal) => goal.kind === "odds" && goal.percent);
  const best = Math.max(...goals.map(Number));
  expect(goals.length).toBeGreaterThan(1);
  expect(goals.at(-1)).toBe(best);
  expect(Math.min(...goals.map(Number))).toBeGreaterThanOrEqual(60);
});

test("a board with one Warrior to attack asks nothing", () => {
  expect(goalsOn(["Ballista Crew"])).toEqual([]);
});
