import { expect, test } from "vitest";
import {
  type Answer,
  answer,
  createGame,
  type Engine,
  type GameRecord,
  HASH_EVERY,
  hashState,
  newRecord,
  RECORD_FORMAT,
  type Rules,
  refuse,
  replay,
  roll,
  withAnswer,
} from "../index";
import { tinyConfig } from "../testing/test-table";
import { note, type Orders, orderRules } from "../testing/tiny-orders";

const ORDERS: Orders = {
  roll: (g) => note(g, roll(g, 0, 6)),
  note: (g) => note(g, "x"),
};

const RULES = orderRules(ORDERS);
const CONFIG = tinyConfig([[], []], { seed: "record" });

function play(rules: Rules, types: readonly string[]): { g: Engine; record: GameRecord } {
  const g = createGame(rules, CONFIG, { strict: true });
  let record = newRecord(rules, CONFIG);
  for (const type of types) {
    const given: Answer = { seat: 0, do: "act", action: { type } };
    if (!answer(g, given).ok) throw new Error(`refused ${type}`);
    record = withAnswer(record, given, g);
  }
  return { g, record };
}

const many = (count: number) => Array.from({ length: count }, (_, i) => (i % 3 === 0 ? "roll" : "note"));

test("a record has its format, its game and its rules version", () => {
  expect(newRecord({ ...RULES, version: 7 }, CONFIG)).toEqual({
    format: RECORD_FORMAT,
    game: "tiny",
    rules: 7,
    config: CONFIG,
    answers: [],
    hashes: [],
  });
});

test("a record replays to the same game, and has a hash for every twenty answers", () => {
  const { g, record } = play(RULES, many(2 * HASH_EVERY + 5));
  expect(record.hashes).toHaveLength(2);
  const again = replay(RULES, JSON.parse(JSON.stringify(record)) as GameRecord);
  expect(again).toMatchObject({ done: 45, divergesAt: null });
  expect(hashState(again.engine.state)).toBe(hashState(g.state));
});

test("a record can be replayed up to any answer and continued differently", () => {
  const { record } = play(RULES, many(10));
  const { engine, done, divergesAt } = replay(RULES, record, 4);
  expect(done).toBe(4);
  expect(divergesAt).toBeNull();
  expect(engine.state.vars.log as unknown[]).toHaveLength(4);
  expect(answer(engine, { seat: 0, do: "act", action: { type: "pass" } }).ok).toBe(true);
  expect(engine.state.outcome?.cause).toBe("quiet");
});

test("replaying beyond the end plays all answers, and up to 0 plays none", () => {
  const { record } = play(RULES, many(3));
  expect(replay(RULES, record, 99).done).toBe(3);
  expect(replay(RULES, record, 0).done).toBe(0);
});

test("a record diverges at an answer that changed rules refuse", () => {
  const { record } = play(RULES, [...many(7), "note", "roll"]);
  const stricter: Rules = {
    ...RULES,
    decisions: {
      ...RULES.decisions,
      turn: (g) =>
        (g.state.vars.log as unknown[] | undefined)?.length === 7
          ? { ...RULES.decisions.turn(g), specs: [], refuse: () => refuse("tired", "T 99") }
          : RULES.decisions.turn(g),
    },
  };
  const parted = replay(stricter, record);
  expect(parted).toMatchObject({ done: 7, divergesAt: 7 });
  expect(parted.engine.state.vars.log as unknown[]).toHaveLength(7);
});

test("if changed rules lead elsewhere, the next hash detects it", () => {
  const { record } = play(RULES, many(30));
  const kinder = orderRules({ ...ORDERS, roll: (g) => note(g, roll(g, 0, 6) + 1) });
  expect(replay(kinder, record)).toMatchObject({ done: HASH_EVERY - 1, divergesAt: HASH_EVERY - 1 });
  expect(replay(kinder, { ...record, hashes: [] }).divergesAt).toBeNull();
});

test("an old answer that causes an error diverges instead of crashing", () => {
  const { record } = play(RULES, many(6));
  const broken = orderRules({
    ...ORDERS,
    roll: (g) => {
      if (g.state.vars.log !== undefined) throw new Error("a fault");
      note(g, roll(g, 0, 6));
    },
  });
  expect(replay(broken, record)).toMatchObject({ done: 3, divergesAt: 3 });
});

test.each([0, 7, HASH_EVERY])("a change of seed after %i answers is part of a record", (at) => {
  const { record } = play(RULES, many(at));
  const branch: GameRecord = { ...record, reseeded: [{ at, seed: "new" }] };
  const rolled = Array.from({ length: 25 }, (): Answer => ({ seat: 0, do: "act", action: { type: "roll" } }));
  const { engine: g } = replay(RULES, branch);
  let whole = branch;
  for (const given of rolled) {
    expect(answer(g, given).ok).toBe(true);
    whole = withAnswer(whole, given, g);
  }
  const again = replay(RULES, JSON.parse(JSON.stringify(whole)) as GameRecord);
  expect(again.done).toEqual(at + 25);
  expect(again.divergesAt).toBeNull();
  expect(hashState(again.engine.state)).toBe(hashState(g.state));
  const { reseeded: _, ...without } = whole;
  expect(replay(RULES, without).divergesAt).not.toBeNull();
});

test("a replay calls back at the start and after each answer", () => {
  const { record } = play(RULES, many(3));
  const seen: (readonly [number, number])[] = [];
  replay(RULES, record, 2, {}, (_g, done, events) => seen.push([done, events.length]));
  expect(seen.map(([done]) => done)).toEqual([0, 1, 2]);
  expect(seen[1]?.[1]).toBeGreaterThan(0);
});

test("a malformed record diverges at once", () => {
  const { record } = play(RULES, []);
  const answers = [null, 3, {}] as unknown as Answer[];
  expect(replay(RULES, { ...record, answers })).toMatchObject({ done: 0, divergesAt: 0 });
});
