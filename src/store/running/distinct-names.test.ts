import { expect, test } from "vitest";
import { cleanName } from "../settings/settings";
import { lanternConfig } from "../testing/lanterns";
import { PERSON, testTable } from "../testing/table";
import { distinctNames } from "./distinct-names";

test.each([
  [
    ["Ann", "Bob"],
    ["Ann", "Bob"],
  ],
  [
    ["Ann", "Ann"],
    ["Ann", "Ann (2)"],
  ],
  [
    ["Ann", "ann", " ANN "],
    ["Ann", "ann (2)", " ANN  (3)"],
  ],
  [
    ["Ann", "Ann (2)", "Ann"],
    ["Ann", "Ann (2)", "Ann (3)"],
  ],
  [
    ["", ""],
    ["", ""],
  ],
])("players of the same name get numbers: %j", (names, expected) => {
  expect(distinctNames(names)).toEqual(expected);
});

test("the longest name still fits with its number", () => {
  const [, second = ""] = distinctNames(["x".repeat(60), "x".repeat(60)]);
  expect(cleanName(second)).toBe(second);
  expect(second).toMatch(/x \(2\)$/);
});

function named(names: readonly string[]) {
  const config = lanternConfig("lamp", names.length);
  return { ...config, seats: config.seats.map((seat, i) => ({ ...seat, name: names[i] ?? "" })) };
}

test("players with the same name get distinct names in view, record and log", async () => {
  const table = testTable();
  await table.commands.begin(
    { game: "lanterns", seats: [PERSON, PERSON], openHands: true },
    named(["Ann", "ann"]),
  );
  table.commands.act({ type: "roll" });
  expect(table.now().view?.seats.map(({ name }) => name)).toEqual(["Ann", "ann (2)"]);
  const id = table.now().setup?.id ?? "";
  await table.commands.leaveTable();
  const match = JSON.parse((await table.saves.exportMatch(id)) ?? "");
  expect(match.record.config.seats.map(({ name }: { name: string }) => name)).toEqual(["Ann", "ann (2)"]);
});

test("an old save with equal names tells its players apart, too", async () => {
  const table = testTable();
  await table.commands.begin(
    { game: "lanterns", seats: [PERSON, PERSON], openHands: true },
    named(["Ann", "Bob"]),
  );
  table.commands.act({ type: "end" });
  const id = table.now().setup?.id ?? "";
  await table.commands.leaveTable();
  const text = ((await table.saves.exportMatch(id)) ?? "").replaceAll('"Bob"', '"Ann"');
  const imported = await table.saves.importMatch(text);
  expect(imported).toMatchObject({ ok: true });
  await table.commands.resume(imported.ok ? imported.id : "");
  expect(table.now().view?.seats.map(({ name }) => name)).toEqual(["Ann", "Ann (2)"]);
  const players = table.now().log.flatMap(({ message }) => String(message.args?.player ?? ""));
  expect(new Set(players)).toEqual(new Set(["Ann", "Ann (2)"]));
});
