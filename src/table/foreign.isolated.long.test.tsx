import { afterEach, expect, test, vi } from "vitest";
import { battleCores } from "../games/battle-cores";
import { matchCommands } from "../store/play/match";
import { setLocale } from "../text";
import { englishSearch, playInGerman } from "./testing/german";

vi.setConfig({ testTimeout: 120_000 });
// A game whose cards are not translated: its German contains only the texts of the table.
vi.mock("../text/de/battle-cores", async () => {
  const { table } = await vi.importActual<typeof import("../text/de/battle-cores/table")>(
    "../text/de/battle-cores/table",
  );
  return { messages: table };
});

afterEach(async () => {
  await matchCommands.leaveTable();
  await setLocale("en");
});

test("untranslated cards are in English and marked as such at a German table", async () => {
  const found = new Set<string>();
  const marked = new Set<string>();
  const collect = (selector: string) => {
    for (const { textContent } of document.querySelectorAll(selector)) marked.add(textContent ?? "");
  };
  const search = englishSearch([battleCores.title, ...Object.keys(battleCores.cards.pool)]);
  await playInGerman(
    "battle-cores",
    () => {
      for (const text of search()) found.add(text);
      collect('[lang="en"]');
    },
    60,
  );
  expect([...found]).toEqual([]);
  expect([...marked]).toEqual(
    expect.arrayContaining(["Duplicate", "Summon(Discard two cards and pay 2 Points)"]),
  );
  for (const text of ["To the Battle Phase", "End turn", "Main Deck"])
    expect([...marked]).not.toContain(text);
});
