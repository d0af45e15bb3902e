import { expect, test } from "vitest";
import { loadGames } from "../../games/registry";
import { countActions, legalActions } from "../../kernel";
import { CROWDS, crowded, FROM, GROWTH, TO } from "./growth";

const GAMES = await loadGames();
const STEPS = GAMES.flatMap((game) =>
  (CROWDS[game.slug] ?? []).map((crowd) => ({ game, crowd, title: game.title, step: crowd.step })),
);

test("every game can be set up with very many cards", () => {
  expect(Object.keys(CROWDS).sort()).toEqual(GAMES.map(({ slug }) => slug).sort());
});

test.each(STEPS)(
  "the offers of $title in the step $step grow with the cards in play, not with their square",
  ({ game, crowd }) => {
    const [few, many] = [FROM, TO].map((count) => legalActions(crowded(game, crowd, count)));
    expect(few?.length).toBeGreaterThan(1);
    expect((many?.length ?? 0) / (few?.length ?? 1)).toBeLessThanOrEqual(GROWTH);
  },
);

test("cores can still move from every card of Battle Spirits Saga to every other", () => {
  const saga = GAMES.find(({ slug }) => slug === "battle-spirits-saga");
  const [main] = CROWDS["battle-spirits-saga"] ?? [];
  if (saga === undefined || main === undefined) throw new RangeError("the game has gone");
  const moves = legalActions(crowded(saga, main, TO)).filter(({ type }) => type === "move-core");
  expect(moves.length).toBe(TO / 2);
  expect(countActions(moves)).toBe((TO / 2) * (TO / 2 - 1));
});
