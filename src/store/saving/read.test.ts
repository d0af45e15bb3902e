import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { memoryStore } from "../rows/row-store";
import { migrate, SAVE_FORMAT } from "../schema/migrate";
import { plain } from "../schema/plain-schema";
import { MAX_MATCH_LENGTH, savedMatchSchema } from "../schema/saved-schema";
import { lanterns } from "../testing/lanterns";
import { hang, PERSON, startMatch, testSaves, testTable } from "../testing/table";
import type { SavedMatch } from "../types";
import { readMatch } from "./read";

/** A match saved in the middle of a window, as text. */
async function sound(): Promise<string> {
  const table = testTable();
  await startMatch(table, [PERSON, PERSON], { seed: "sound" });
  table.commands.liftCurtain();
  for (let i = 0; i < 22; i++) table.commands.act({ type: "roll" });
  hang(table);
  await table.commands.leaveTable();
  const id = (await table.saves.list())[0]?.id ?? "";
  return (await table.saves.exportMatch(id)) ?? "";
}

// biome-ignore lint/suspicious/noExplicitAny: a broken save has any shape
type Broken = any;

async function broken(change: (match: Broken) => void): Promise<string> {
  const match = JSON.parse(await sound());
  change(match);
  return JSON.stringify(match);
}

const load = async (slug: string) => (slug === "lanterns" ? lanterns : null);
const read = (text: string) => readMatch(text, load);

test("a sound save is read exactly as it was written", async () => {
  const text = await sound();
  const found = await read(text);
  expect(found).toMatchObject({ ok: true, notice: null, repaired: false });
  expect(found.ok && found.match).toEqual(JSON.parse(text) as SavedMatch);
  expect(v.safeParse(savedMatchSchema, JSON.parse(text)).success).toBe(true);
});

describe("an unplayable save is refused with a reason", () => {
  test.each<[string, (match: Broken) => void, string]>([
    ["no format", (m) => delete m.format, "no-format"],
    ["a format that is not a number", (m) => (m.format = "1"), "no-format"],
    ["a newer format", (m) => (m.format = SAVE_FORMAT + 1), "too-new"],
    ["an older format that cannot be upgraded", (m) => (m.format = 0), "too-old"],
    ["a newer record format", (m) => (m.record.format = 9), "too-new"],
    ["newer rules", (m) => (m.record.rules = 99), "too-new"],
    ["no setup", (m) => delete m.setup, "shape"],
    ["no record", (m) => delete m.record, "shape"],
    ["a record of the wrong type", (m) => (m.record = "replay"), "shape"],
    ["answers of the wrong type", (m) => (m.record.answers = { 0: "x" }), "shape"],
    ["an answer of no known kind", (m) => (m.record.answers[0] = { seat: 0, do: "win" }), "shape"],
    ["an answer of a missing seat", (m) => (m.record.answers[0].seat = 7), "shape"],
    ["an unknown kind of seat", (m) => (m.setup.seats[0] = { kind: "robot" }), "shape"],
    ["fewer seats at the table than in the game", (m) => m.setup.seats.pop(), "shape"],
    ["a time that is not a number", (m) => (m.savedAt = "yesterday"), "shape"],
    ["a hostile id", (m) => (m.setup.id = "../../<script>"), "shape"],
    ["a name with a right-to-left override", (m) => (m.record.config.seats[0].name = "A\u202e"), "shape"],
    ["a name with control characters", (m) => (m.record.config.seats[0].name = "A\u0007"), "shape"],
    ["an endless name", (m) => (m.record.config.seats[0].name = "A".repeat(1000)), "shape"],
    ["an unknown game", (m) => (m.record.game = "chess"), "unknown-game"],
    ["setup and record of different games", (m) => (m.setup.game = "chess"), "shape"],
    ["a game named like a property of every object", (m) => (m.record.game = "constructor"), "unknown-game"],
  ])("%s", async (_, change, reason) => {
    expect(await read(await broken(change))).toMatchObject({ ok: false, why: { key: `reason.${reason}` } });
  });

  test("truncated text", async () => {
    const text = await sound();
    for (const part of [0, 0.1, 0.5, 0.99]) {
      const cut = text.slice(0, Math.floor(text.length * part));
      expect(await read(cut)).toMatchObject({ ok: false, why: { key: "reason.no-json" } });
    }
  });

  test("text longer than any match", async () => {
    const text = await broken((m) => (m.padding = "x".repeat(MAX_MATCH_LENGTH)));
    expect(await read(text)).toMatchObject({ ok: false, why: { key: "reason.too-big" }, later: false });
  });

  test("broken moves and a broken position", async () => {
    const text = await broken((m) => {
      m.state = null;
      m.record.config.seats[0].deck[0] = "No Such Card";
    });
    expect(await read(text)).toMatchObject({ ok: false, why: { key: "reason.does-not-run" } });
  });
});

describe("a broken position is rebuilt from the moves", () => {
  test.each<[string, (match: Broken) => void]>([
    ["no state", (m) => delete m.state],
    ["a state of the wrong type", (m) => (m.state = [])],
    ["a field missing", (m) => delete m.state.turn],
    ["a field of the wrong type", (m) => (m.state.cards[0].rested = "no")],
    ["an unknown field", (m) => (m.state.cards[0].power = 9000)],
    ["a card that is not in the pool", (m) => (m.state.cards[0].def = "No Such Card")],
    ["a card named like a property of every object", (m) => (m.state.cards[0].def = "toString")],
    ["a card under another's id", (m) => (m.state.cards[0].id = 1)],
    ["a card of a missing seat", (m) => (m.state.cards[0].owner = 5)],
    ["a card in two zones", (m) => m.state.zones[0].cards.push(m.state.zones[1].cards[0])],
    ["a card in no zone", (m) => m.state.zones[0].cards.pop()],
    ["a missing zone", (m) => m.state.zones.pop()],
    ["a zone of another owner", (m) => (m.state.zones[0].owner = 1)],
    ["a zone with a missing card", (m) => (m.state.zones[0].cards[0] = 999)],
    ["an extra seat", (m) => m.state.seats.push(m.state.seats[0])],
    ["a turn of a missing seat", (m) => (m.state.turn.seat = 9)],
    ["a decision of a missing seat", (m) => (m.state.decision.seat = 9)],
    ["a decision in an unknown window", (m) => (m.state.decision.window = "flash")],
    ["neither a decision nor an outcome", (m) => (m.state.decision = null)],
    ["an unknown procedure", (m) => (m.state.agenda[0].procedure = "cheat")],
    ["a modifier of a missing card", (m) => m.state.modifiers.push(modifier(999))],
    ["an unknown listener", (m) => (m.state.watch.draw = [{ card: 999, ability: 0, since: 1 }])],
    ["another config", (m) => (m.state.config.seed = "better")],
    ["scripted dice", (m) => (m.state.random.script = [5, 5, 5])],
    ["numbers out of range", (m) => (m.state.serial = 1e300)],
    ["values nested too deeply", (m) => (m.state.vars.deep = nested(500))],
    ["a takeback to a broken position", (m) => m.state.takebacks.push(takeback(m.state))],
    ["a winner who is not in the game", (m) => (m.state.outcome = { winners: [7], cause: "x", rule: "y" })],
  ])("%s", async (_, change) => {
    const good = JSON.parse(await sound());
    const found = await read(await broken(change));
    expect(found).toMatchObject({ ok: true, repaired: true, notice: { key: "notice.rebuilt" } });
    expect(found.ok && JSON.parse(JSON.stringify(found.match.state))).toEqual(good.state);
    expect(found.ok && JSON.parse(JSON.stringify(found.match.log))).toEqual(good.log);
  });

  test("rebuilds a broken log, too", async () => {
    const good = JSON.parse(await sound());
    const found = await read(await broken((m) => (m.log[0].event = { type: 5 })));
    expect(found).toMatchObject({ ok: true, repaired: true });
    expect(found.ok && JSON.parse(JSON.stringify(found.match.log))).toEqual(good.log);
  });

  test("rebuilds as far as the moves agree with the rules", async () => {
    const text = await broken((m) => {
      delete m.state;
      m.record.answers[10] = { seat: 1, do: "confirm", yes: true };
    });
    const found = await read(text);
    expect(found).toMatchObject({
      ok: true,
      notice: { key: "notice.rebuilt-to", args: { moves: 10, all: 23 } },
    });
    expect(found.ok && found.match.record.answers).toHaveLength(10);
  });

  test("rebuilds as far as the hashes agree", async () => {
    const found = await read(
      await broken((m) => {
        delete m.state;
        m.record.hashes[0] = "0123456789abcdef";
      }),
    );
    expect(found).toMatchObject({ ok: true, notice: { key: "notice.rebuilt-to", args: { moves: 19 } } });
  });
});

describe("small faults are repaired without a notice", () => {
  test("resets what each seat has seen, and when seats want to be asked", async () => {
    const found = await read(
      await broken((m) => {
        m.seen = "all";
        m.passing = [{ level: "never", stops: [] }];
      }),
    );
    expect(found).toMatchObject({ ok: true, notice: null, match: { seen: [0, 0] } });
    expect(found.ok && found.match.passing).toEqual([
      { level: "acts", stops: [] },
      { level: "acts", stops: [] },
    ]);
  });
});

test("after a change of rules a match resumes from its position, with a notice", async () => {
  const found = await read(await broken((m) => (m.record.rules = 1)));
  expect(found).toMatchObject({ ok: true, repaired: false, notice: { key: "notice.rules-changed" } });
});

test("keys that could pollute prototypes are removed", async () => {
  const text = (await sound()).replace('"vars":{}', '"vars":{"__proto__":{"polluted":true}}');
  expect(text).toContain("polluted");
  const found = await read(text);
  expect(found).toMatchObject({ ok: true, repaired: true });
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test("hostile text in a log remains plain text", async () => {
  const evil = "<img src=x onerror=alert(1)>";
  const found = await read(await broken((m) => (m.log[0].event.data = { note: evil })));
  expect(found.ok && found.match.log[0]?.event.data).toEqual({ note: evil });
});

test("older formats are migrated step by step", () => {
  const steps = {
    1: (raw: Readonly<Record<string, unknown>>) => ({ ...raw, a: 1 }),
    2: (raw: Readonly<Record<string, unknown>>) => ({ ...raw, b: Number(raw.a) + 1 }),
  };
  expect(migrate({ format: 1 }, steps, 3)).toEqual({ ok: true, raw: { format: 3, a: 1, b: 2 } });
  expect(migrate({ format: 3 }, steps, 3)).toEqual({ ok: true, raw: { format: 3 } });
  expect(migrate({ format: 4 }, steps, 3)).toEqual({ ok: false, reason: "too-new" });
  expect(migrate({ format: 0 }, steps, 3)).toEqual({ ok: false, reason: "too-old" });
});

test("plain values are limited", () => {
  const isPlain = (value: unknown) => v.is(plain, value);
  expect(isPlain(nested(30))).toBe(true);
  expect(isPlain(nested(100))).toBe(false);
  expect(isPlain(Number.NaN)).toBe(false);
  expect(isPlain("x".repeat(5000))).toBe(false);
  expect(isPlain({ constructor: 1 })).toBe(false);
  expect(isPlain(() => 1)).toBe(false);
});

describe("unreadable data is quarantined, and nothing else is lost", () => {
  async function storeWith(row: object) {
    const rowStore = memoryStore();
    const table = testTable({ rowStore });
    await startMatch(table);
    await table.commands.leaveTable();
    await rowStore.write([{ store: "matches", key: "bad", row }]);
    return { rowStore, ...testSaves({ rowStore }) };
  }

  test.each<[string, object, string]>([
    ["a row of another shape", { data: 1 }, '{"data":1}'],
    ["a row that is a list", [1, 2], "[1,2]"],
    ["a text cut short", { id: "bad", text: '{"format":1,' }, '{"format":1,'],
  ])("%s", async (_, row, raw) => {
    const { saves, notices } = await storeWith(row);
    expect((await saves.list()).find((entry) => entry.id === "bad")).toMatchObject({ broken: true });
    expect(await saves.load("bad")).toBeNull();
    expect(notices.getState().notices).toMatchObject([
      { message: { key: "notice.match-unreadable" }, raw, fileName: "playmat-bad.json" },
    ]);
    expect(await saves.quarantined()).toMatchObject([{ text: raw, name: "playmat-bad.json" }]);
    const left = await saves.list();
    expect(left).toHaveLength(1);
    expect(await saves.load(left[0]?.id ?? "")).not.toBeNull();
  });

  test("a save of a newer version stays in place for that version", async () => {
    const text = await broken((m) => (m.format = 7));
    const { saves, notices } = await storeWith({ id: "bad", text });
    expect(await saves.load("bad")).toBeNull();
    expect(notices.getState().notices).toMatchObject([{ message: { key: "notice.match-later" }, raw: text }]);
    expect(await saves.quarantined()).toEqual([]);
    expect(await saves.list()).toHaveLength(2);
  });

  test("the old text of a rebuilt save goes to the quarantine", async () => {
    const text = await broken((m) => delete m.state);
    const { saves, notices } = await storeWith({ id: "bad", text });
    expect(await saves.load("bad")).toMatchObject({ match: { setup: { id: "bad" } } });
    expect(await saves.quarantined()).toMatchObject([{ text }]);
    expect(notices.getState().notices).toMatchObject([{ message: { key: "notice.rebuilt" }, raw: text }]);
  });

  test("a broken entry of the list does not hide its match", async () => {
    const { rowStore, saves } = await storeWith({ id: "bad", text: await sound() });
    await rowStore.write([{ store: "summaries", key: "bad", row: { id: "bad", names: 5 } }]);
    expect((await saves.list()).find((entry) => entry.id === "bad")).toMatchObject({ broken: true });
    expect(await saves.load("bad")).not.toBeNull();
  });

  test("quarantine entries can be deleted", async () => {
    const { saves } = await storeWith({ data: 1 });
    await saves.load("bad");
    await saves.removeQuarantined((await saves.quarantined())[0]?.id ?? "");
    expect(await saves.quarantined()).toEqual([]);
  });
});

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

function modifier(card: number): object {
  return {
    id: 1,
    card,
    stamp: 0,
    stat: "x",
    layer: "y",
    op: "add",
    amount: 1,
    source: -1,
    sourceDef: "",
    until: "turn",
  };
}

function takeback(state: Broken): object {
  const earlier = structuredClone({ ...state, takebacks: [] });
  earlier.cards[0].def = "No Such Card";
  return { seat: 0, label: "x", state: earlier };
}
