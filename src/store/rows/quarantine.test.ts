import { expect, test } from "vitest";
import { deckChanges } from "../decks/changes";
import { createDecks } from "../decks/decks";
import { readResults } from "../results/results";
import { startMatch, testSaves, testTable } from "../testing/table";
import { memoryStore } from "./row-store";

function holdingItself(): object {
  const row: Record<string, unknown> = { moves: 12n };
  row.row = row;
  return row;
}

test("rows that JSON cannot hold are listed and quarantined like any other", async () => {
  const rowStore = memoryStore();
  await rowStore.write([
    { store: "quarantine", key: "odd", row: holdingItself() },
    { store: "results", key: "odd", row: holdingItself() },
    { store: "decks", key: "odd", row: holdingItself() },
  ]);
  const { saves, notices } = testSaves({ rowStore });
  expect(await saves.quarantined()).toMatchObject([{ id: "odd", text: '{"moves":"12n","row":"(again)"}' }]);
  expect(await readResults(saves.store, notices)).toEqual([]);
  expect(await createDecks(saves.store, notices, deckChanges()).list("lanterns")).toEqual([]);
  const found = (await saves.quarantined()).map(({ name, text }) => [name, text]);
  for (const name of ["playmat-result-odd.json", "playmat-deck-odd.json"])
    expect(found).toContainEqual([name, '{"moves":"12n","row":"(again)"}']);
});

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = { in: [value] };
  return value;
}

const UNWRITABLE: readonly (readonly [string, () => unknown])[] = [
  ["nested too deep", () => deep(100_000)],
  ["an endless list without items", () => new Array(4_000_000_000)],
  ["an endless list", () => new Array(2_000_000).fill("x".repeat(1000))],
  ["a text without end", () => ["x".repeat(30_000_000)]],
  ["a value that holds itself", () => holdingItself()],
  ["endlessly many bytes", () => new Uint8Array(50_000_000)],
  ["a date that is none", () => new Date(Number.NaN)],
];

test.each(UNWRITABLE)(
  "a match whose newest moves cannot be written as text opens without them, and its data is quarantined: %s",
  async (_, make) => {
    const rowStore = memoryStore();
    const table = testTable({ rowStore });
    await startMatch(table);
    await table.commands.leaveTable();
    const [id = ""] = await rowStore.keys("matches");
    const row = { ...((await rowStore.get("summaries", id)) as object), since: make() };
    await rowStore.write([{ store: "summaries", key: id, row }]);
    const { saves, notices } = testSaves({ rowStore });
    expect(await saves.load(id)).toMatchObject({ match: { setup: { id } } });
    const [notice] = notices.getState().notices;
    expect(notice?.message.key).toBe("notice.cut-off");
    const [aside] = await saves.quarantined();
    expect(aside?.text).toBe(notice?.raw);
    expect(JSON.parse(aside?.text ?? "")).toMatchObject({ setup: { id } });
    expect(JSON.parse(aside?.text ?? "")).toHaveProperty("since");
  },
);

test.each(UNWRITABLE)(
  "a match that cannot be written as text is quarantined for download: %s",
  async (_, make) => {
    const rowStore = memoryStore();
    await rowStore.write([{ store: "matches", key: "odd", row: { odd: make() } }]);
    const { saves, notices } = testSaves({ rowStore });
    expect(await saves.load("odd")).toBeNull();
    expect(notices.getState().notices).toMatchObject([
      { message: { key: "notice.match-unreadable" }, fileName: "playmat-odd.json" },
    ]);
    const [aside] = await saves.quarantined();
    expect(JSON.parse(aside?.text ?? "")).toHaveProperty("odd");
    expect(await rowStore.keys("matches")).toEqual([]);
  },
);
