import { afterEach, expect, test, vi } from "vitest";
import { battleCores } from "../games/battle-cores";
import { useMatch } from "../store/match";
import { setLocale } from "../text";
import { englishSearch, playInGerman } from "./testing/german";

vi.setConfig({ testTimeout: 120_000 });
// A game that has no German yet.
vi.mock("../text/de/battle-cores", () => ({ battleCores: {} }));

afterEach(async () => {
  await useMatch.getState().leaveTable();
  await setLocale("en");
});

test("what a game says in English only is marked as English at a German table", async () => {
  const found = new Set<string>();
  const marked = new Set<string>();
  const collect = (selector: string) => {
    for (const { textContent } of document.querySelectorAll(selector)) marked.add(textContent ?? "");
  };
  const search = englishSearch([battleCores.title, ...Object.keys(battleCores.cards)]);
  await playInGerman(
    "battle-cores",
    () => {
      for (const said of search()) found.add(said);
      collect('[lang="en"]');
    },
    60,
  );
  expect([...found]).toEqual([]);
  expect([...marked]).toEqual(
    expect.arrayContaining([
      "To the Battle Phase",
      "End turn",
      "Main Deck",
      "First everybody keeps or changes the first hand.",
    ]),
  );
});
