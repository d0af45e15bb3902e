import { expect, test } from "vitest";
import type { Position } from "../../positions/position";
import { createNotices } from "../notices";
import { withMemoryFallback } from "../rows/memory-fallback";
import { rowChanges } from "../rows/row-changes";
import { memoryStore } from "../rows/row-store";
import { createPositions } from "./positions";

const POSITION: Position = {
  format: 1,
  game: "lanterns",
  title: "Win this turn",
  note: "",
  seed: "1",
  options: {},
  board: { format: 1, turn: { seat: 0, number: 1, step: "main", values: {} }, seats: [] },
};

function setUp() {
  const store = withMemoryFallback(memoryStore());
  const notices = createNotices();
  return { store, notices, positions: createPositions(store, notices, rowChanges("test-positions")) };
}

test("a position is listed with its game, saved, deleted and brought back", async () => {
  const { positions } = setUp();
  const { saved } = await positions.create(POSITION);
  const { saved: changed } = await positions.save(saved, { ...POSITION, title: "Survive" });
  expect((await positions.list("lanterns")).map(({ position }) => position.title)).toEqual(["Survive"]);
  expect(await positions.list("rings")).toEqual([]);
  await positions.remove(changed.id);
  expect(await positions.list("lanterns")).toEqual([]);
  await positions.add(changed);
  expect(await positions.get(changed.id)).toEqual(changed);
});

test("a change over another tab's change becomes a position of its own", async () => {
  const { positions } = setUp();
  const { saved } = await positions.create(POSITION);
  await positions.save(saved, { ...POSITION, title: "There" });
  await positions.save(saved, { ...POSITION, title: "Here" });
  const titles = (await positions.list("lanterns")).map(({ position }) => position.title);
  expect(titles.sort()).toEqual(["Here", "There"]);
});

test("a position that cannot be read is set aside, named and offered for download", async () => {
  const { store, notices, positions } = setUp();
  await store.write([
    { store: "positions", key: "p1", row: { id: "p1", position: { ...POSITION, board: 3 } } },
  ]);
  expect(await positions.list("lanterns")).toEqual([]);
  const [notice] = Object.values(notices.getState().notices);
  expect(notice).toMatchObject({ fileName: "playmat-position-p1.json" });
  expect(await store.keys("quarantine")).toHaveLength(1);
});
