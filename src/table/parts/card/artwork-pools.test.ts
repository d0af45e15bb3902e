import { describe, expect, test } from "vitest";
import type { Artwork } from "../../../art";
import { drawArtwork } from "../../../art/artwork";
import { familyFor } from "../../../art/families";
import { COMMON } from "../../../art/repertoire";
import { loadGames } from "../../../games/registry";

const games = await loadGames();
const artworks = import.meta.glob<Artwork>("/src/games/*/page/artwork.ts", {
  eager: true,
  import: "artwork",
});
const artworkOf = (slug: string) => artworks[`/src/games/${slug}/page/artwork.ts`];

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

  test("brings the families that its cards have, and no others", () => {
    const drawn = new Set(cards.map(familyFor).filter((family) => !(family in COMMON)));
    expect(Object.keys(artworkOf(game.slug)?.families ?? {}).sort()).toEqual([...drawn].sort());
  });

  test("its spells do not look otherwise once another game has been loaded", () => {
    const signs = Object.entries(artworks).flatMap(([path, { signs: own = [] }]) =>
      path.includes(`/${game.slug}/`) ? [] : own,
    );
    const changed = cards.filter((card) => {
      const words = `${(card.subtypes ?? []).join(" ")} ${card.name}`.toLowerCase();
      const isKnown = COMMON.rune.some((sign) => sign.words.test(words));
      return familyFor(card) === "rune" && !isKnown && signs.some((sign) => sign.words.test(words));
    });
    expect(changed.map(({ name }) => name)).toEqual([]);
  });
});
