import { expect, onTestFinished, test, vi } from "vitest";
import { EMPTY_DECK } from "../../decks/deck-list";
import { deckChanges } from "../decks/changes";
import { createDecks } from "../decks/decks";
import { createEvents } from "../events/events";
import { createGuide } from "../guide/progress";
import { createNotices } from "../notices";
import { createSolved } from "../puzzles/solved";
import { readResults } from "../results/results";
import { rowChanges } from "../rows/row-changes";
import { memoryStore, type RowStore } from "../rows/row-store";
import { createSettings, DEFAULT_SETTINGS, settingsIn } from "../settings/settings";
import {
  fakeStorage,
  hang,
  loadLanterns,
  OPPONENT,
  onlyId,
  PERSON,
  type SavesOptions,
  startMatch,
  testTable,
} from "../testing/table";
import { restoreBackup, unchangedHere } from "./restore";
import { writeBackup } from "./write";

/** A browser with a database of its own. */
function device(options: SavesOptions = {}) {
  const rowStore = options.rowStore ?? memoryStore();
  const table = testTable({ ...options, rowStore });
  const { saves, notices } = table;
  const decks = createDecks(saves.store, notices, deckChanges());
  const events = createEvents(saves.store, notices, rowChanges("test-events"));
  const settings = createSettings(() => storage, createNotices());
  const storage = fakeStorage();
  const guide = createGuide(() => fakeStorage(), createNotices());
  const solved = createSolved(() => fakeStorage(), createNotices());
  const restoreSettings = (kept: unknown) => {
    const patch = unchangedHere(settingsIn(kept, DEFAULT_SETTINGS), settings.getState(), DEFAULT_SETTINGS);
    settings.getState().change(patch);
    return Object.keys(patch).length > 0;
  };
  return {
    rowStore,
    table,
    saves,
    notices,
    decks,
    events,
    settings,
    guide,
    solved,
    backup: async (mostCharacters?: number) => {
      await saves.settled();
      const written = await writeBackup({
        saves,
        settings: settings.getState,
        lessons: () => guide.getState().finished,
        puzzles: () => solved.getState().solved,
        ...(mostCharacters && { mostCharacters }),
      });
      if ("why" in written) throw new Error(written.why.key);
      return written;
    },
    restore: (text: string) =>
      restoreBackup(text, {
        saves,
        decks,
        loadGame: options.loadGame ?? loadLanterns,
        copyName: (deck) => `${deck} (restored)`,
        restoreSettings,
        restoreLessons: guide.getState().note,
        restorePuzzles: solved.getState().note,
      }),
  };
}

const named = (name: string, cards: readonly string[] = []) => ({ ...EMPTY_DECK, name, cards });

const SET = {
  format: 1,
  game: "lanterns",
  code: "OWN",
  name: "Own",
  version: 2,
  author: "",
  language: "en",
  cards: [],
} as const;

const BOARD = { format: 1, turn: { seat: 0, number: 1, step: "main", values: {} }, seats: [] } as const;
const POSITION = {
  id: "p1",
  position: { format: 1, game: "lanterns", title: "Ends", note: "", seed: "1", options: {}, board: BOARD },
  revision: 1,
  savedAt: 1,
};

/** A device with a match, a deck, a deleted deck, a position, a result, a set-aside entry and changed settings. */
async function usedDevice() {
  const used = device();
  await startMatch(used.table, [PERSON, OPPONENT]);
  await used.table.commands.leaveTable();
  const { deck } = await used.decks.create("lanterns", { ...named("Wolves", ["x", "y"]), notes: "Fast." });
  const draft = { game: "lanterns", kind: "draft", seed: "s", seats: 2, people: ["Ann"] } as const;
  const { event } = await used.events.create(draft);
  const { deck: deleted } = await used.decks.create("lanterns", named("Old"));
  await used.decks.remove(deleted.id);
  const result = {
    format: 1,
    game: "lanterns",
    seats: [{ kind: { kind: "person" }, deck: "abc" }],
    winners: [0],
    cause: "points",
    turns: 5,
    moves: 12,
  };
  await used.rowStore.write([
    { store: "results", key: "r1", row: result },
    { store: "sets", key: "lanterns OWN", row: SET },
    { store: "positions", key: "p1", row: POSITION },
    {
      store: "quarantine",
      key: "q1",
      row: { id: "q1", name: "odd.json", why: { key: "reason.no-json" }, text: "odd", at: 1 },
    },
  ]);
  used.guide.getState().complete("lanterns");
  used.solved.getState().note(["lanterns/win-1-1"]);
  used.settings.getState().change({ theme: "dark", pins: ["secret"], playerNames: ["Ann"] });
  return { ...used, deck, event, deleted, match: await onlyId(used) };
}

test("everything is restored on another device", async () => {
  const used = await usedDevice();
  const { text, counts, partial } = await used.backup();
  expect(counts).toEqual({ matches: 1, decks: 2, events: 1, sets: 1, positions: 1, results: 1, aside: 1 });
  expect(partial).toBe(false);

  const fresh = device();
  const restored = await fresh.restore(text);
  expect(restored).toEqual({
    ok: true,
    ...counts,
    settings: true,
    skipped: 0,
    unread: 0,
    written: "kept",
  });
  expect(await fresh.decks.list("lanterns")).toEqual([used.deck]);
  expect((await fresh.decks.deleted("lanterns")).map(({ name }) => name)).toEqual(["Old"]);
  expect(await fresh.events.list("lanterns")).toEqual([used.event]);
  const loaded = await fresh.saves.load(used.match);
  expect(loaded?.match).toEqual((await used.saves.load(used.match))?.match);
  expect(await fresh.rowStore.get("sets", "lanterns OWN")).toEqual(SET);
  expect(await readResults(fresh.saves.store, fresh.notices)).toHaveLength(1);
  expect(await fresh.saves.quarantined()).toMatchObject([{ id: "q1", text: "odd" }]);
  expect(fresh.settings.getState()).toMatchObject({ theme: "dark", playerNames: ["Ann"], pins: [] });
  expect(fresh.guide.getState()).toMatchObject({ finished: ["lanterns"], hidden: false });
  expect(fresh.solved.getState().solved).toEqual(["lanterns/win-1-1"]);
});

test("a second restore adds nothing", async () => {
  const { text } = await (await usedDevice()).backup();
  const fresh = device();
  await fresh.restore(text);
  expect(await fresh.restore(text)).toMatchObject({
    matches: 0,
    decks: 0,
    results: 0,
    aside: 0,
    settings: false,
    skipped: 8,
  });
});

test("settings that were changed here stay", async () => {
  const { text } = await (await usedDevice()).backup();
  const other = device();
  other.settings.getState().change({ theme: "light" });
  await other.restore(text);
  expect(other.settings.getState()).toMatchObject({ theme: "light", playerNames: ["Ann"] });
});

test("a newer deck here is not overwritten", async () => {
  const used = await usedDevice();
  const { text } = await used.backup();
  await used.decks.save(used.deck, { ...used.deck, cards: ["new"] });
  expect(await used.restore(text)).toMatchObject({ decks: 0 });
  expect(await used.decks.get(used.deck.id)).toMatchObject({ cards: ["new"] });
});

test("a newer deck in the backup is kept beside the one here, once", async () => {
  const used = await usedDevice();
  const older = await used.backup();
  const later = { ...used.deck, cards: ["later"], revision: 2, savedAt: used.deck.savedAt + 1000 };
  await used.rowStore.write([{ store: "decks", key: used.deck.id, row: later }]);
  const newer = await used.backup();

  const other = device();
  await other.restore(older.text);
  expect(await other.restore(newer.text)).toMatchObject({ decks: 1, skipped: 7 });
  expect(await other.restore(newer.text), "again").toMatchObject({ decks: 0 });
  expect((await other.decks.list("lanterns")).map(({ name, cards }) => [name, ...cards])).toEqual([
    ["Wolves", "x", "y"],
    ["Wolves (restored)", "later"],
  ]);
});

test("an event that goes on in the backup replaces the earlier state of it, and nothing replaces a later one", async () => {
  const used = await usedDevice();
  const before = await used.backup();
  const picked = await used.events.save(used.event, { picks: [[["x"], ["y"]]] });
  const after = await used.backup();
  const other = device();
  await other.restore(before.text);
  expect(await other.restore(after.text)).toMatchObject({ events: 1 });
  expect(await other.events.list("lanterns")).toEqual([picked.event]);
  expect(await other.restore(before.text)).toMatchObject({ events: 0 });
  expect(await other.events.list("lanterns")).toEqual([picked.event]);
});

test("an event that went on differently on two devices is kept twice", async () => {
  const used = await usedDevice();
  const other = device();
  await other.restore((await used.backup()).text);
  await other.events.save(used.event, { picks: [[["z"], ["y"]]] });
  await used.events.save(used.event, { picks: [[["x"], ["y"]]] });
  const { text } = await used.backup();
  expect(await other.restore(text)).toMatchObject({ events: 1 });
  expect(await other.restore(text), "again").toMatchObject({ events: 0 });
  expect(await other.events.list("lanterns")).toHaveLength(2);
});

test("a newer card set replaces an older one, and another one of the same version is set aside", async () => {
  const { text } = await (await usedDevice()).backup();
  const withSet = async (row: object) => {
    const other = device();
    await other.rowStore.write([{ store: "sets", key: "lanterns OWN", row }]);
    const restored = await other.restore(text);
    const aside = (await other.saves.quarantined()).map(({ name }) => name);
    return { restored, set: await other.rowStore.get("sets", "lanterns OWN"), aside };
  };
  expect(await withSet({ ...SET, version: 1 })).toMatchObject({ restored: { sets: 1 }, set: SET });
  expect(await withSet(SET)).toMatchObject({ restored: { sets: 0 }, set: SET });
  const newer = { ...SET, version: 3 };
  expect(await withSet(newer)).toMatchObject({ restored: { sets: 0 }, set: newer });
  const other = { ...SET, name: "Other" };
  const kept = await withSet(other);
  expect(kept.set).toEqual(other);
  expect(kept.aside.some((name) => name.startsWith("playmat-set-lanterns-OWN"))).toBe(true);
});

/** Another device with the match of this one, and the backups before and after one more move here. */
async function twoStates() {
  const here = device();
  await startMatch(here.table, [PERSON, PERSON], { openHands: true });
  const before = await here.backup();
  const id = await onlyId(here);
  here.table.commands.act({ type: "roll" });
  const after = await here.backup();
  return { here, id, before: before.text, after: after.text };
}

test("a match that goes on in the backup replaces the earlier state of it", async () => {
  const { id, before, after } = await twoStates();
  const other = device();
  await other.restore(before);
  expect(await other.restore(after)).toMatchObject({ matches: 1 });
  expect((await other.saves.list()).map((match) => [match.id, match.answers])).toEqual([[id, 1]]);
});

test("an older state of a match is skipped", async () => {
  const { here, id, before } = await twoStates();
  await here.table.commands.leaveTable();
  expect(await here.restore(before)).toMatchObject({ matches: 0, skipped: 1 });
  expect((await here.saves.list()).map((match) => [match.id, match.answers])).toEqual([[id, 1]]);
});

test("a match that went on differently on two devices is kept twice", async () => {
  const { here, id, before } = await twoStates();
  const other = device();
  await other.restore(before);
  await other.table.commands.resume(id);
  hang(other.table);
  await other.saves.settled();
  // Saved in the year 2100, so that it is newer however fast the test runs.
  const clock = vi.spyOn(Date, "now").mockReturnValue(4_102_444_800_000);
  onTestFinished(() => clock.mockRestore());
  here.table.commands.act({ type: "end" });
  const { text } = await here.backup();
  expect(await other.restore(text)).toMatchObject({ matches: 1 });
  expect(await other.restore(text), "again").toMatchObject({ matches: 0 });
  const list = await other.saves.list();
  expect(list).toHaveLength(2);
  for (const match of list) expect(await other.saves.load(match.id)).not.toBeNull();
});

test("damaged rows are set aside with their place, and the others restored", async () => {
  const { text } = await (await usedDevice()).backup();
  const file = JSON.parse(text);
  file.decks.unshift({ id: "d", game: "lanterns", name: 7 }, { id: "../d", game: "lanterns" });
  file.matches.push({ id: "m", text: '{"format":2}' }, "nothing");
  file.results.push({ id: "r2", result: { format: 1, game: "lanterns" } });
  file.quarantine.push(null);
  const fresh = device();
  expect(await fresh.restore(JSON.stringify(file))).toMatchObject({
    ok: true,
    matches: 1,
    decks: 2,
    unread: 6,
  });
  const places = (await fresh.saves.quarantined()).map(({ why }) => why.args?.place).filter(Boolean);
  expect(places).toEqual(
    expect.arrayContaining(["decks.0.name", "decks.1.id", "matches.1.setup", "matches.2", "quarantine.1"]),
  );
  await fresh.restore(JSON.stringify(file));
  expect(await fresh.saves.quarantined(), "restored twice").toHaveLength(7);
});

test.each([
  ["no JSON", "{", "reason.no-json"],
  ["a deck", '{"format":"playmat-deck"}', "backup.is-none"],
  ["a list", "[]", "backup.is-none"],
  ["of a later version", '{"format":"playmat-backup","version":2}', "reason.too-new"],
  ["without a version", '{"format":"playmat-backup"}', "reason.shape"],
  ["decks that are no list", '{"format":"playmat-backup","version":1,"decks":{}}', "reason.shape"],
  ["nothing that can be read", '{"format":"playmat-backup","version":1,"decks":[{}, 7]}', "reason.shape"],
  [
    "names of prototypes",
    '{"format":"playmat-backup","version":1,"__proto__":{"decks":[]},"decks":[{"__proto__":{"id":"x"}}]}',
    "reason.shape",
  ],
  [
    "a list without end",
    `{"format":"playmat-backup","version":1,"decks":[${"0,".repeat(30_000)}0]}`,
    "reason.shape",
  ],
  ["endless nesting", `{"format":"playmat-backup","decks":${"[".repeat(5000)}`, "reason.no-json"],
])("a file with %s changes nothing", async (_, text, why) => {
  const fresh = device();
  expect(await fresh.restore(text)).toMatchObject({ ok: false, why: { key: why } });
  for (const store of ["matches", "summaries", "decks", "results", "quarantine"] as const)
    expect(await fresh.rowStore.keys(store)).toEqual([]);
});

test("nothing is restored while a game cannot be loaded", async () => {
  const { text } = await (await usedDevice()).backup();
  const offline = device({ loadGame: () => Promise.reject(new Error("offline")) });
  expect(await offline.restore(text)).toMatchObject({ ok: false, why: { key: "backup.not-loaded" } });
  expect(await offline.rowStore.keys("decks")).toEqual([]);
});

function failing(fault: () => Error, also: Partial<RowStore> = {}): RowStore {
  return { ...memoryStore(), write: () => Promise.reject(fault()), ...also };
}

test("on a full disk everything is there until the page is closed, and that is said", async () => {
  const used = await usedDevice();
  const { text } = await used.backup();
  const full = device({ rowStore: failing(() => new DOMException("full", "QuotaExceededError")) });
  expect(await full.restore(text)).toMatchObject({ ok: true, matches: 1, decks: 2, written: "no-room" });
  expect(await full.saves.load(used.match)).not.toBeNull();
  expect((await full.backup()).counts, "downloaded again").toMatchObject({ matches: 1, decks: 2 });
});

test("with blocked storage everything is there until the page is closed, and can be downloaded", async () => {
  const { text } = await (await usedDevice()).backup();
  const blocked = () => Promise.reject(new Error("blocked"));
  const rowStore = { ...failing(() => new Error("blocked")), keys: blocked, get: blocked, getEach: blocked };
  const device2 = device({ rowStore });
  await expect(device2.backup(), "nothing to download").rejects.toThrow("cannot be reached");
  expect(await device2.restore(text)).toMatchObject({
    ok: true,
    matches: 1,
    decks: 2,
    written: "no-storage",
  });
  expect(await device2.decks.list("lanterns")).toHaveLength(1);
  expect(await device2.backup()).toMatchObject({ counts: { matches: 1, decks: 2 }, partial: true });
});

test("a backup beyond the limit is refused with a message", async () => {
  const used = await usedDevice();
  await expect(used.backup(1000)).rejects.toThrow("backup.too-big");
});

test("rows of any kind are downloaded as they were found", async () => {
  const used = device();
  await used.rowStore.write([
    { store: "decks", key: "odd", row: { id: "odd", name: 12n } },
    { store: "matches", key: "torn", row: { id: "torn", text: "{" } },
  ]);
  const { text } = await used.backup();
  expect(JSON.parse(text)).toMatchObject({
    decks: [{ id: "odd", name: "12n" }],
    matches: [{ id: "torn", text: "{" }],
  });
});
