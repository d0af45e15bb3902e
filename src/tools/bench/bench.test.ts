import { describe, expect, it } from "vitest";
import { loadBoardgameio } from "./boardgameio";
import type { Contestant, PlayTotals } from "./contestant";
import { engine } from "./engine";
import { boardgameioInstalled } from "./install";
import { median } from "./measure";
import { minimal } from "./minimal";
import { WARRIORS } from "./warriors";

const GAMES = 2000;

/** Seeds are fixed, so the results do not vary. The tolerances are about four standard errors. */
function expectSameGame(played: PlayTotals, tolerance: number): void {
  const loop = minimal.play(1, GAMES);
  expect(played.actions / played.games).toBeCloseTo(loop.actions / loop.games, 0);
  expect(
    Math.abs(ratio(played.offered, played.actions) / ratio(loop.offered, loop.actions) - 1),
  ).toBeLessThan(0.02);
  expect(Math.abs(ratio(played.firstWins, played.games) - ratio(loop.firstWins, loop.games))).toBeLessThan(
    tolerance,
  );
  expect(Math.abs(ratio(played.draws, played.games) - ratio(loop.draws, loop.games))).toBeLessThan(tolerance);
}

function ratio(part: number, whole: number): number {
  return part / whole;
}

function works(contestant: Contestant): boolean {
  try {
    contestant.play(1, 1);
    return true;
  } catch {
    return false;
  }
}

describe("benchmark", () => {
  it("gives every contestant the same 24 Warriors with eight numbers from 0 to 4", () => {
    expect(WARRIORS).toHaveLength(24);
    for (const numbers of WARRIORS) expect(numbers).toHaveLength(8);
    expect(new Set(WARRIORS.flat())).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(WARRIORS[0]).toEqual([3, 2, 2, 1, 2, 1, 4, 2]);
  });

  it("plays the same games again for the same seed", () => {
    expect(minimal.play(3, 50)).toEqual(minimal.play(3, 50));
    expect(minimal.play(3, 50)).not.toEqual(minimal.play(4, 50));
  });

  it.skipIf(!works(engine))("the engine plays the same game as the minimal loop", () => {
    expectSameGame(engine.play(1, GAMES), 0.06);
  });

  describe.skipIf(!boardgameioInstalled())("boardgame.io", () => {
    it("plays the same games through the client and through the reducer", () => {
      const [client, reducer] = loadBoardgameio();
      expect(client?.play(9, 10)).toEqual(reducer?.play(9, 10));
    });

    it("plays the same game as the minimal loop", () => {
      const reducer = loadBoardgameio().at(-1) ?? minimal;
      expectSameGame(reducer.play(1, 500), 0.09);
    });
  });

  it("takes the median of an odd and of an even number of rounds", () => {
    expect(median([1, 2, 9])).toBe(2);
    expect(median([1, 2, 4, 9])).toBe(3);
  });
});
