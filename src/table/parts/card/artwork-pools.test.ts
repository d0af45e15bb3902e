import { expect, test } from "vitest";
import { familyFor } from "../../../art/families";
import { loadGames } from "../../../games/registry";

const games = await loadGames();

test.each(games.map((game) => [game.title, game] as const))(
  "%s: every card has the silhouette that was chosen for it by eye",
  (_title, game) => {
    const cards = Object.values(game.cards.pool).map((card) => `${card.name}: ${familyFor(card)}`);
    expect(cards).toMatchSnapshot();
  },
);
