import { expect, test } from "vitest";
import { GAME_SLUGS, loadGame } from "../games/registry";
import { validateCards } from "./validate";

test.each(GAME_SLUGS)("%s has a pool that its own words accept", async (slug) => {
  const { cards } = await loadGame(slug);
  const { vocabulary, pool } = cards;
  expect(vocabulary === undefined ? [] : validateCards(vocabulary, Object.values(pool))).toEqual([]);
});
