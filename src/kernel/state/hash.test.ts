import fc from "fast-check";
import { expect, test } from "vitest";
import { cloneState, hashPlain, hashState, setVar } from "../index";
import { startGame } from "../testing/test-table";
import { orderRules } from "../testing/tiny-orders";

const plain = fc.jsonValue({ maxDepth: 4 });

/** The same value with its keys in reverse order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turned(inner)]),
  );
}

test("equal values have equal hashes whatever the order of their keys", () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(hashPlain(turned(value))).toBe(hashPlain(value));
    }),
    { seed: 1 },
  );
});

test("a value has the same hash after a JSON round trip", () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(hashPlain(JSON.parse(JSON.stringify(value)))).toBe(hashPlain(value));
    }),
    { seed: 2 },
  );
});

test("different values have different hashes", () => {
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      const same = JSON.stringify(turned(a)) === JSON.stringify(turned(b));
      fc.pre(!same && hashable(a) !== hashable(b));
      expect(hashPlain(a)).not.toBe(hashPlain(b));
    }),
    { seed: 3, numRuns: 500 },
  );
});

/** A text that is the same for values that differ only in the order of keys or the sign of zero. */
function hashable(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

test("a missing entry and an undefined one are the same", () => {
  expect(hashPlain({ a: 1, b: undefined })).toBe(hashPlain({ a: 1 }));
});

test("text, number, list and record with the same content have different hashes", () => {
  const values = [1, "1", [1], { 0: 1 }, true, "true", null, "null", [], {}, "", [[]], [{}], 0, false];
  expect(new Set(values.map(hashPlain)).size).toBe(values.length);
});

test("consecutive numbers and small changes in long values do not collide", () => {
  const hashes = new Set<string>();
  for (let i = 0; i < 20_000; i++) hashes.add(hashPlain({ cards: [1, 2, 3], life: i }));
  for (let i = 0; i < 20_000; i++) hashes.add(hashPlain([Math.floor(i / 200), i % 200]));
  expect(hashes.size).toBe(40_000);
});

test("known values keep their hashes", () => {
  expect([{}, null, [], "", { b: 1, a: [true, null, "é"] }, "\ud800"].map(hashPlain)).toEqual([
    "5465b8251d9fdb31",
    "77074ba4d7dd756f",
    "741638a53d505bb1",
    "ffcaaa854feb016b",
    "3fd15d4fa24c0251",
    "3ffd2a2c92703319",
  ]);
});

test("the hash of a state depends on every part of it", () => {
  const { engine } = startGame(orderRules({}), 2);
  const hashes = new Set([hashState(engine.state)]);
  const changed = [
    { paused: 1 },
    { serial: 99 },
    { result: 1 },
    { drawOffers: [0] },
    { turn: { number: 7, seat: 0, step: "main" } },
    { random: { ...engine.state.random, d: 0 } },
    { config: { ...engine.state.config, seed: "other" } },
  ];
  for (const part of changed) hashes.add(hashState({ ...cloneState(engine.state), ...part }));
  setVar(engine, "x", 1);
  hashes.add(hashState(engine.state));
  expect(hashes.size).toBe(changed.length + 2);
});

test("a state has the hash of its plain data, takeback points included", () => {
  const { state } = startGame(orderRules({}), [["Ant", "Bee"], ["Ant"]]);
  const point = { seat: 0, label: "play", state: cloneState(state) };
  for (const more of [{}, { takebacks: [point] }, { takebacks: [point, point], announced: point }]) {
    const whole = { ...cloneState(state), ...more };
    expect(hashState(whole)).toBe(hashPlain(JSON.parse(JSON.stringify(whole))));
  }
});
