import { expect, test } from "vitest";
import { readResults } from "../stats/results";
import { testSaves } from "../testing/table";
import { memoryStore } from "./row-store";

function holdingItself(): object {
  const row: Record<string, unknown> = { moves: 12n };
  row.row = row;
  return row;
}

test("rows that JSON cannot hold are listed and set aside like any other", async () => {
  const rowStore = memoryStore();
  await rowStore.write([
    { store: "quarantine", key: "odd", row: holdingItself() },
    { store: "results", key: "odd", row: holdingItself() },
  ]);
  const { saves, notices } = testSaves({ rowStore });
  expect(await saves.quarantined()).toMatchObject([{ id: "odd", text: '{"moves":"12n","row":"(again)"}' }]);
  expect(await readResults(saves.store, notices)).toEqual([]);
  expect(await saves.quarantined()).toMatchObject([
    { name: "playmat-result-odd.json", text: '{"moves":"12n","row":"(again)"}' },
    { id: "odd" },
  ]);
});
