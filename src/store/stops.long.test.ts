import { expect, test } from "vitest";
import { MAX_STOPS, MAX_STOPS_IN_MIDDLE, passesIn } from "./testing/stop-figures";
import { stopsOf } from "./testing/stops";

/** Number of matches that have about twenty opponent's turns in which the response could have been played. */
const MATCHES: Readonly<Record<string, number>> = {
  "d20-warriors": 3,
  "battle-cores": 4,
  "battle-spirits-saga": 8,
  "battle-of-souls": 4,
  "soul-masters": 3,
};
const ENOUGH = 15;

const seedsOf = (n: number) => Array.from({ length: n }, (_, i) => `stops ${i + 1}`);

test.each(Object.entries(MATCHES))(
  "%s: with one response in hand a person passes at most twice in the opponent's middle turn, and four times in any",
  async (slug, matches) => {
    const { counts, middle, most } = passesIn(await stopsOf(slug, seedsOf(matches)));
    expect(counts.length).toBeGreaterThanOrEqual(ENOUGH);
    expect(middle).toBeLessThanOrEqual(MAX_STOPS_IN_MIDDLE);
    expect(most).toBeLessThanOrEqual(MAX_STOPS);
  },
  600_000,
);

test("BOS 12.10 in a four-player royal with a set tactic, other players' turns prompt as rarely", async () => {
  const { counts, middle, most } = passesIn(await stopsOf("battle-of-souls", seedsOf(2), { seats: 4 }));
  expect(counts.length).toBeGreaterThanOrEqual(ENOUGH);
  expect(middle).toBeLessThanOrEqual(1);
  expect(most).toBeLessThanOrEqual(MAX_STOPS);
}, 600_000);

test("D20 3.3 the guided game stops for Flash cards less than once a turn on average, and three times at most", async () => {
  const turns = await stopsOf("d20-warriors", ["guide"], { guided: true });
  const counts = turns.map(({ windows }) => windows.length);
  expect(turns.length).toBeGreaterThan(6);
  expect(counts.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(turns.length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(3);
}, 600_000);
