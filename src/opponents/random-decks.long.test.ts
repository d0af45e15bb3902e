import { expect, test } from "vitest";
import { GAMES } from "../tools/simulate/games";
import type { PlayerKind, SimulateOptions } from "../tools/simulate/options";
import { series } from "../tools/simulate/series";

const PAIRINGS: readonly (readonly PlayerKind[])[] = [
  ["hard", "medium"],
  ["medium", "easy"],
  ["easy", "hard"],
];

const matches = GAMES.flatMap((game) =>
  PAIRINGS.map((players) => ({ title: game.title, players, game, levels: players.join(" and ") })),
);

test.each(matches)("$title: $levels play decks they have never seen", ({ game, players, levels }) => {
  const options: SimulateOptions = {
    game,
    games: 1,
    seed: levels,
    mode: "series",
    players,
    teams: 1,
    decks: "random",
    options: {},
    checks: "sample",
    search: 1,
    json: false,
  };
  for (const { config, decks, played } of series(options)) {
    expect(decks).toEqual(["", ""]);
    for (const { deck } of config.seats) expect(game.deck.problems(deck)).toEqual([]);
    expect(played.broken).toBeNull();
    expect(played.outcome).not.toBeNull();
    expect(played.blunders.filter(({ blunder }) => blunder === "missed" || blunder === "repeat")).toEqual([]);
  }
});
