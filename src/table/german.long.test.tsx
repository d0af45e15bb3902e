import { afterEach, expect, test, vi } from "vitest";
import { GAME_SLUGS, GAMES } from "../games/registry";
import { loadGame } from "../store/games";
import { matchCommands, useMatch } from "../store/play/match";
import { setLocale } from "../text";
import { cardLocale } from "../text/names";
import { englishSearch, playInGerman } from "./testing/german";

// A whole game at a table that is drawn again and again.
vi.setConfig({ testTimeout: 300_000 });

afterEach(async () => {
  await matchCommands.leaveTable();
  await setLocale("en");
});

const titles = GAMES.map(({ title }) => title);

test.each(GAME_SLUGS)("%s: a German table says nothing in English for a whole game", async (slug) => {
  const found = new Set<string>();
  await setLocale("de");
  const game = await loadGame(slug);
  // Where card text stays English, names are names.
  const isWhole = cardLocale(slug) === "de";
  const names = isWhole ? [] : Object.keys(game?.rules.cards ?? {});
  const search = englishSearch([...titles, ...names]);
  const look = () => {
    for (const said of search()) found.add(said);
  };
  const answers = await playInGerman(slug, look);
  expect([...found]).toEqual([]);
  // The text of cards may stay English, and is marked as such.
  if (isWhole) expect(document.querySelectorAll('[lang="en"]')).toHaveLength(0);
  expect(useMatch.getState().view?.outcome).not.toBeNull();
  expect(answers).toBeGreaterThan(20);
});
