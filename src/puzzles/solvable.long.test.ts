import { describe, expect, test } from "vitest";
import { loadGame, partsOf } from "../games/registry";
import { createGame } from "../kernel";
import { configOf } from "../positions/position";
import { gameWithPositions } from "../positions/rules-for";
import { loadPuzzles, PUZZLE_GAMES } from "./load";
import { optionsFor } from "./options";
import { positionOf, taskOf } from "./puzzle";
import { solve } from "./solve";
import { worldsOf } from "./worlds";

/** As many as the tool that found the puzzles allows in three worlds. */
const BUDGET = 3600;

describe.each(PUZZLE_GAMES)("the puzzles of %s", (slug) => {
  test("have a solution that is the same in three worlds, against every answer", async () => {
    const [game, position, { searched }, puzzles] = await Promise.all([
      loadGame(slug),
      partsOf(slug).position(),
      partsOf(slug).opponent(),
      loadPuzzles(slug),
    ]);
    const { rules } = gameWithPositions(game, position);
    expect(puzzles.length).toBeGreaterThan(0);
    for (const puzzle of puzzles) {
      const start = createGame(rules, configOf(positionOf(slug, puzzle), ["You", "Opponent"]), {
        events: false,
      });
      const task = taskOf(puzzle);
      const options = optionsFor({ status: game.status, searched }, task, BUDGET);
      const { verdict } = solve(task, worldsOf(start, 3), options);
      expect(verdict, puzzle.id).toBe("solved");
    }
  });
});
