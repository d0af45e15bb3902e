import { expect, test } from "vitest";
import { GAMES } from "../tools/simulate/games";
import { type Player, playGame } from "./testing";

/** The players of a whole game by number of seats. `npm run strength` measures how strong they are. */
const PLAYERS: Readonly<Record<number, readonly Player[]>> = {
  2: ["hard", "medium"],
  3: ["hard", "easy", "random"],
  4: ["medium", "easy", "medium", "easy"],
};

const games = GAMES.map((game) => [game.title, game] as const);

test.each(games)("%s: opponents finish legal games with two to four seats", (_, game) => {
  const { min, max } = game.rules.board.seats;
  for (const [seats, players] of Object.entries(PLAYERS)) {
    if (Number(seats) < min || Number(seats) > max) continue;
    expect(playGame(game, 5, players).state.outcome).not.toBeNull();
  }
});

test.each(games)("%s: the same seed plays the same game", (_, game) => {
  const [a, b] = [1, 2].map(() => playGame(game, 3, ["medium", "easy"]).state.cards);
  expect(JSON.stringify(a)).toBe(JSON.stringify(b));
});
