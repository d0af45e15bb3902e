import { expect, test } from "vitest";
import { createDecks } from "../decks";
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
    { store: "decks", key: "odd", row: holdingItself() },
  ]);
  const { saves, notices } = testSaves({ rowStore });
  expect(await saves.quarantined()).toMatchObject([{ id: "odd", text: '{"moves":"12n","row":"(again)"}' }]);
  expect(await readResults(saves.store, notices)).toEqual([]);
  expect(await createDecks(saves.store, notices).list("lanterns")).toEqual([]);
  const found = (await saves.quarantined()).map(({ name, text }) => [name, text]);
  for (const name of ["playmat-result-odd.json", "playmat-deck-odd.json"])
    expect(found).toContainEqual([name, '{"moves":"12n","row":"(again)"}']);
});
