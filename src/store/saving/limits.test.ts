import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { deckChanges } from "../decks/changes";
import { createDecks } from "../decks/decks";
import { createGuide } from "../guide/progress";
import { linkText, readLink } from "../links/link";
import { createNotices } from "../notices";
import { resultSchema } from "../results/result";
import { readResults } from "../results/results";
import { withMemoryFallback } from "../rows/memory-fallback";
import { memoryStore } from "../rows/row-store";
import { listOf, recordOf, validate } from "../schema/plain-schema";
import { partSchemas, recordSchema, setupSchema, summarySchema } from "../schema/saved-schema";
import { createSettings, DEFAULT_SETTINGS } from "../settings/settings";
import { fakeStorage } from "../testing/table";
import { storageJournal } from "./journal";
import { readMatch } from "./read";
import { saveDeltaSchema } from "./save-delta";
import { readSummary } from "./summary";

/** A list that counts how many of its items are read. */
function watched(length: number, item: unknown = { wrong: true }) {
  const seen = { items: 0 };
  const list = new Proxy(new Array(length).fill(item), {
    get: (target, key) => {
      if (typeof key === "string" && /^\d+$/.test(key)) seen.items++;
      return Reflect.get(target, key);
    },
  });
  return { seen, list };
}

describe("a limit is checked before its contents", () => {
  test("checks the length of a list before its items", () => {
    const { seen, list } = watched(1_000_000);
    expect(validate(listOf(v.string(), 500), list).success).toBe(false);
    expect(v.safeParse(listOf(v.string(), 500), list).success).toBe(false);
    expect(seen.items).toBe(0);
  });

  test("checks the number of keys before their values", () => {
    let read = 0;
    const entries = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`k${i}`, i]));
    const value = new Proxy(entries, {
      get: (target, key) => {
        read++;
        return Reflect.get(target, key);
      },
    });
    expect(validate(recordOf(v.string(), v.string(), 1000), value).success).toBe(false);
    expect(read).toBe(0);
  });

  test("stops at the first wrong item and reports only that one", () => {
    const { seen, list } = watched(400);
    expect(validate(listOf(v.string(), 500), list).issues).toHaveLength(1);
    expect(seen.items).toBe(1);
  });
});

/** Schemas of all data from outside, with the names of their lists. */
const SCHEMAS: readonly (readonly [string, v.GenericSchema, readonly string[]])[] = [
  ["a setup", setupSchema, ["seats"]],
  ["a record", recordSchema, ["answers", "hashes", "reseeded"]],
  ["a state", partSchemas.state, ["cards", "zones", "seats", "agenda", "modifiers", "stack", "takebacks"]],
  ["what is new", saveDeltaSchema, ["answers", "seen", "passing"]],
  ["a list entry", summarySchema, ["names", "seats", "teams", "winners"]],
  ["a result", resultSchema, ["seats", "winners", "series"]],
];

test.each(SCHEMAS.flatMap(([name, schema, keys]) => keys.map((key) => [name, key, schema] as const)))(
  "no item of an endless list is read: %s, %s",
  (_, key, schema) => {
    const { seen, list } = watched(1_000_000);
    const found = v.safeParse(schema, { [key]: list });
    expect(found.success).toBe(false);
    expect(found.issues?.filter((issue) => issue.path?.[0]?.key === key).length).toBe(1);
    expect(seen.items).toBe(0);
  },
);

describe("a row with an endless list is quarantined without validating its items", () => {
  test.each(["decks", "results"] as const)("%s", async (store) => {
    const { seen, list } = watched(1_000_000);
    const rows = withMemoryFallback(memoryStore());
    const row = { id: "a", game: "x", name: "x", savedAt: 1, format: 1, cards: list, seats: list };
    await rows.write([{ store, key: "a", row }]);
    const notices = createNotices();
    const found =
      store === "decks"
        ? await createDecks(rows, notices, deckChanges()).list("x")
        : await readResults(rows, notices);
    expect(found).toEqual([]);
    expect(notices.getState().notices).toHaveLength(1);
    expect(await rows.keys("quarantine")).toHaveLength(1);
    expect(await rows.keys(store)).toEqual([]);
    // The quarantined text contains only the beginning of both lists.
    expect(seen.items).toBeLessThanOrEqual(200_000);
  });

  test("an invalid list entry is shown as broken", () => {
    const { seen, list } = watched(1_000_000);
    expect(readSummary("a", { id: "a", game: "x", names: list })).toMatchObject({ broken: true });
    expect(seen.items).toBe(0);
  });
});

const NESTED = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;

describe("endless nesting is refused from every source", () => {
  const load = async () => null;

  test("a file", async () => {
    expect(await readMatch(`{"format":1,"a":${NESTED}}`, load)).toMatchObject({
      ok: false,
      why: { key: "reason.no-json" },
    });
  });

  test("a link", async () => {
    // biome-ignore lint/suspicious/noExplicitAny: a hostile record has any shape
    const record = JSON.parse(`{"a":${"[".repeat(2000)}${"]".repeat(2000)}}`) as any;
    expect(await readLink((await linkText({ seats: [], record })) ?? "", load)).toMatchObject({
      ok: false,
      why: { key: "reason.link-damaged" },
    });
  });

  test("settings and progress", () => {
    const storage = fakeStorage({ "playmat.settings": NESTED, "playmat.guide": NESTED });
    const notices = createNotices();
    expect(createSettings(() => storage, notices).getState()).toMatchObject(DEFAULT_SETTINGS);
    expect(createGuide(() => storage, notices).getState()).toMatchObject({ match: "", done: [] });
    expect(notices.getState().notices.map(({ id }) => id)).toEqual(["settings", "guide"]);
  });

  test("a journal note", () => {
    const storage = fakeStorage({ "playmat.unsaved.a": NESTED });
    expect(storageJournal(() => storage).read()).toEqual([{ id: "a", raw: NESTED, entry: null }]);
  });
});
