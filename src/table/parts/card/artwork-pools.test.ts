import { describe, expect, test } from "vitest";
import { drawArtwork } from "../../../art/artwork";
import { familyFor } from "../../../art/families";
import { loadGames } from "../../../games/registry";

const games = await loadGames();

describe.each(games.map((game) => [game.title, game] as const))("%s", (_title, game) => {
  const cards = Object.values(game.cards.pool);

  test("every card has the silhouette that was chosen for it by eye", () => {
    expect(cards.map((card) => `${card.name}: ${familyFor(card)}`)).toMatchSnapshot();
  });

  test("no two cards have the same artwork, except tokens that copy a card", () => {
    const originals = cards.filter((card) => !("copyOf" in card && card.copyOf));
    expect(new Set(originals.map(drawArtwork)).size).toBe(originals.length);
  });

  test("no family draws more than two fifths of the pool, and at least five draw it", () => {
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(familyFor(card), (counts.get(familyFor(card)) ?? 0) + 1);
    expect(counts.size).toBeGreaterThanOrEqual(5);
    expect(Math.max(...counts.values()) / cards.length).toBeLessThanOrEqual(0.4);
  });
});
