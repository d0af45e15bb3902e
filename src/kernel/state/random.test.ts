import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createGame,
  pickAtRandom,
  type RandomState,
  randomBelow,
  roll,
  seedRandom,
  shuffled,
} from "../index";
import { tinyConfig } from "../testing/test-table";
import { orderRules } from "../testing/tiny-orders";

interface Source {
  state: { random: RandomState };
}

const source = (seed: string): Source => ({ state: { random: seedRandom(seed) } });
const scripted = (...script: number[]): Source => ({ state: { random: { ...seedRandom("s"), script } } });
const take = (g: Source, count: number, n: number) => Array.from({ length: count }, () => randomBelow(g, n));

/** Must never change: a saved game must give the same dice in every browser. */
const VECTORS = [
  {
    seed: "",
    words: [2894847455, 2738799329, 633532540, 3758811785, 2369909276, 2997864165],
    dice: [15, 2, 17, 10, 4, 14, 5, 4, 0, 1, 4, 16],
    shuffle: [9, 7, 1, 3, 2, 4, 6, 5, 8, 0],
  },
  {
    seed: "seed",
    words: [1831870525, 3100022345, 1396939068, 599788838, 3486251339, 497763125],
    dice: [12, 13, 5, 16, 16, 3, 1, 3, 5, 3, 13, 9],
    shuffle: [5, 4, 2, 7, 9, 1, 3, 0, 8, 6],
  },
  {
    seed: "Battle! ⚔️ 東京",
    words: [745473589, 213968343, 906507890, 3981776620, 969426288, 1390958761],
    dice: [1, 2, 5, 18, 15, 5, 15, 15, 10, 2, 12, 15],
    shuffle: [3, 4, 8, 2, 6, 1, 5, 7, 0, 9],
  },
  {
    seed: "\u0000\ud800",
    words: [1456818372, 391984750, 2477009931, 3749353643, 2010179412, 1003611344],
    dice: [15, 14, 19, 0, 11, 3, 1, 14, 14, 11, 13, 2],
    shuffle: [0, 1, 5, 8, 4, 3, 6, 2, 9, 7],
  },
];

test.each(VECTORS)("the seed $seed always gives the same numbers", ({ seed, words, dice, shuffle }) => {
  const g = source(seed);
  expect(take(g, 6, 2 ** 32)).toEqual(words);
  expect(take(g, 12, 20)).toEqual(dice);
  expect(shuffled(g, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual(shuffle);
});

test("any text is a seed, and the same text gives the same numbers", () => {
  const seeds = fc.string({ unit: "binary", maxLength: 80 });
  fc.assert(
    fc.property(seeds, (seed) => {
      const numbers = take(source(seed), 20, 1000);
      expect(take(source(seed), 20, 1000)).toEqual(numbers);
      expect(new Set(numbers).size).toBeGreaterThan(10);
    }),
    { seed: 1, numRuns: 60 },
  );
});

test("seeds that differ by one letter give different numbers", () => {
  const firsts = Array.from({ length: 2000 }, (_, i) => randomBelow(source(`game ${i}`), 2 ** 32));
  expect(new Set(firsts).size).toBe(2000);
});

/**
 * Chi-square over equal classes. The limits are the 99.9 % points. The seeds are fixed, so the test is deterministic.
 */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

function countsOf(n: number, numbers: Iterable<number>): number[] {
  const counts = new Array<number>(n).fill(0);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}

describe("fairness", () => {
  test.each([
    { n: 2, limit: 10.83 },
    { n: 6, limit: 20.52 },
    { n: 20, limit: 43.82 },
    { n: 100, limit: 148.23 },
  ])("every result of $n is equally frequent", ({ n, limit }) => {
    for (const seed of ["a", "b", "c"]) {
      expect(chiSquare(countsOf(n, take(source(seed), 60_000, n)))).toBeLessThan(limit);
    }
  });

  test("a roll is independent of the one before", () => {
    const dice = take(source("pairs"), 40_001, 6);
    const pairs = dice.slice(1).map((die, i) => (dice[i] ?? 0) * 6 + die);
    expect(chiSquare(countsOf(36, pairs))).toBeLessThan(66.62);
  });

  test("the first roll is fair over many games", () => {
    const firsts = Array.from({ length: 20_000 }, (_, i) => randomBelow(source(`${i}`), 20));
    expect(chiSquare(countsOf(20, firsts))).toBeLessThan(43.82);
  });

  test("every order of a shuffle is equally frequent", () => {
    const g = source("orders");
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const key = shuffled(g, [0, 1, 2, 3]).join("");
      orders.set(key, (orders.get(key) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(49.73);
  });

  test("numbers up to the largest possible one cover the whole range", () => {
    const words = take(source("wide"), 4000, 2 ** 32);
    const eighths = words.map((word) => Math.floor(word / 2 ** 29));
    expect(chiSquare(countsOf(8, eighths))).toBeLessThan(24.32);
    expect(take(source("odd"), 200, 2 ** 32 - 1).every((word) => word >= 0 && word < 2 ** 32 - 1)).toBe(true);
  });
});

test("throws for a negative, fractional or too large limit", () => {
  for (const n of [0, -1, 1.5, NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1]) {
    expect(() => randomBelow(source("x"), n)).toThrow(RangeError);
  }
  expect(take(source("x"), 5, 1)).toEqual([0, 0, 0, 0, 0]);
});

describe("scripted results", () => {
  test("are used first and in order; the seeded ones follow as if there had been no script", () => {
    const g = scripted(3, 0, 19);
    expect(take(g, 3, 20)).toEqual([3, 0, 19]);
    expect(take(g, 5, 20)).toEqual(take(source("s"), 5, 20));
  });

  test("must be in range", () => {
    for (const bad of [20, -1, 0.5, NaN])
      expect(() => randomBelow(scripted(bad), 20)).toThrow("scripted result");
  });

  test("can be given to a game from its beginning", () => {
    const rules = orderRules({});
    const begin = rules.flow.procedures.game!;
    const [ask] = begin.steps;
    const game = {
      ...begin,
      steps: [
        {
          ...ask!,
          name: "throw",
          run: (g: Parameters<typeof roll>[0]) => {
            roll(g, 0, 6);
            pickAtRandom(g, 0, 3);
          },
        },
        ...begin.steps,
      ],
    };
    const g = createGame(
      {
        ...rules,
        flow: { ...rules.flow, procedures: { ...rules.flow.procedures, game } },
      },
      tinyConfig([[]]),
      {
        script: [5, 2],
      },
    );
    expect(g.events?.map(({ type, amount }) => [type, amount])).toEqual([
      ["roll", 6],
      ["random-pick", 3],
    ]);
    expect(g.state.random.script).toEqual([]);
  });
});

test("a shuffle keeps the items and does not change the given list", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
      const before = items.slice();
      const after = shuffled(source(seed), items);
      expect(items).toEqual(before);
      expect(after.slice().sort((a, b) => a - b)).toEqual(before.sort((a, b) => a - b));
    }),
    { seed: 2 },
  );
});
