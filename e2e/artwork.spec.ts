import { expect, test } from "@playwright/test";
import { artworkFor } from "../src/art";
import { loadArtwork, loadGames } from "../src/games/registry";
import { closest, thumbnails } from "./support/likeness";

/**
 * Two pictures of one pool differ at least this much at board size: 0 is the same picture, 2 the same one in barely
 * another light. What two cards have in common is their faction's light and, at the least, the sky.
 */
const LEAST = 5.5;

await loadArtwork();

for (const game of await loadGames())
  test(`${game.title}: no card of the pool looks like another at board size`, async ({ page }) => {
    const cards = Object.values(game.cards.pool).filter((card) => !("copyOf" in card && card.copyOf));
    const found = await thumbnails(page, cards.map(artworkFor));
    const pairs = closest(
      cards.map(({ name }, i) => [name, found[i] ?? []] as const),
      3,
    );
    const alike = pairs.filter(({ distance }) => distance < LEAST);
    expect(alike).toEqual([]);
  });
