import { expect, test } from "vitest";
import type { PerftGame } from "../../games/perft";
import { differences, numbersOf } from "./check";
import { perft } from "./count";
import { engineAt, PERFT_GAMES } from "./positions";

const SHALLOW = 4;

/** A game with its committed numbers limited to the depth of the quick check. */
function shallow(game: PerftGame): PerftGame {
  const numbers = Object.entries(game.numbers).map(([name, counts]) => [name, counts.slice(0, SHALLOW)]);
  return { ...game, numbers: Object.fromEntries(numbers) };
}

test.each(PERFT_GAMES.map((game) => [game.slug, game] as const))(
  "%s: the numbers match the committed ones",
  (_, game) => {
    const quick = shallow(game);
    expect(differences(quick, numbersOf(quick))).toEqual([]);
  },
);

test("every committed position is deeper than the quick check", () => {
  for (const { numbers } of PERFT_GAMES)
    for (const counts of Object.values(numbers)) expect(counts.length).toBeGreaterThanOrEqual(3);
});

test("a difference is reported with its position and depth", () => {
  const numbers = { opening: [2, 2], draft: [66] };
  const lines = differences({ slug: "d20-warriors", numbers }, { opening: [2, 99] });
  expect(lines).toContain("d20-warriors, opening, depth 2: 99, committed: 2");
  expect(lines).toContain("d20-warriors, draft: committed but not counted");
});

test("counting does not change the position", () => {
  const [game] = PERFT_GAMES;
  const g = engineAt(game!, game!.positions[1]!);
  const before = JSON.stringify(g.state);
  expect(perft(g, 3)).toBeGreaterThan(0);
  expect(JSON.stringify(g.state)).toBe(before);
});
