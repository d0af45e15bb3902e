import { afterEach, expect, test, vi } from "vitest";
import { GAME_SLUGS, GAMES } from "../games/registry";
import { loadGame } from "../store/games";
import { matchCommands, useMatch } from "../store/play/match";
import { setLocale } from "../text";
import { cardLocale } from "../text/names";
import { englishSearch, playInGerman } from "./testing/german";

// A whole game at a table that is rendered again and again.
vi.setConfig({ testTimeout: 300_000 });

afterEach(async () => {
  await matchCommands.leaveTable();
  await setLocale("en");
});

const titles = GAMES.map(({ title }) => title);

test.each(GAME_SLUGS)("%s: a German table shows no English for a whole game", async (slug) => {
  const found = new Set<string>();
  await setLocale("de");
  const game = await loadGame(slug);
  // When card text stays English, only names are checked.
  const isWhole = cardLocale(slug) === "de";
  const names = isWhole ? [] : Object.keys(game?.rules.cards ?? {});
  const search = englishSearch([...titles, ...names]);
  const look = () => {
    for (const text of search()) found.add(text);
  };
  const answers = await playInGerman(slug, look);
  expect([...found]).toEqual([]);
  // Card text may stay English, and is marked as such.
  if (isWhole) expect(document.querySelectorAll('[lang="en"]')).toHaveLength(0);
  expect(useMatch.getState().view?.outcome).not.toBeNull();
  expect(answers).toBeGreaterThan(20);
});
