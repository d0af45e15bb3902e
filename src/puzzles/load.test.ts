import { describe, expect, test } from "vitest";
import { loadGame, partsOf } from "../games/registry";
import { createGame } from "../kernel";
import { configOf } from "../positions/position";
import { gameWithPositions } from "../positions/rules-for";
import { isDefence, statusOf } from "./goal";
import { loadPuzzles, PUZZLE_GAMES, puzzleOfDay } from "./load";
import { positionOf, taskOf } from "./puzzle";

describe.each(PUZZLE_GAMES)("the puzzles of %s", (slug) => {
  test("begin in the turn that their goal is about, and are not solved yet", async () => {
    const [game, position, puzzles] = await Promise.all([
      loadGame(slug),
      partsOf(slug).position(),
      loadPuzzles(slug),
    ]);
    const { rules } = gameWithPositions(game, position);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    for (const puzzle of puzzles) {
      const isOwnTurn = !isDefence(puzzle.goal);
      const g = createGame(rules, configOf(positionOf(slug, puzzle), ["You", "Opponent"]));
      const task = taskOf(puzzle);
      expect(g.state.decision?.seat === task.seat, puzzle.id).toBe(isOwnTurn);
      expect(statusOf(task, g.state, game.status.contest), puzzle.id).toBe("open");
      const other = puzzle.board.seats[1 - task.seat];
      expect(other?.zones.hand ?? [], puzzle.id).toEqual([]);
    }
  });
});

describe("the puzzle of the day", () => {
  test("is the same all day, and another one the next day", async () => {
    const puzzles = await loadPuzzles("battle-cores");
    const morning = puzzleOfDay(puzzles, new Date(2026, 2, 1, 7));
    expect(puzzleOfDay(puzzles, new Date(2026, 2, 1, 23))).toBe(morning);
    expect(puzzleOfDay(puzzles, new Date(2026, 2, 2, 7))).not.toBe(morning);
  });

  test("visits every puzzle before one comes again", async () => {
    const puzzles = await loadPuzzles("battle-cores");
    const days = puzzles.map((_, day) => puzzleOfDay(puzzles, new Date(2026, 2, 1 + day)));
    expect(new Set(days).size).toBe(puzzles.length);
  });

  test("does not exist without puzzles", () => {
    expect(puzzleOfDay([], new Date(2026, 2, 1))).toBeNull();
  });
});
