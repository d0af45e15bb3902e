import { describe, expect, test } from "vitest";
import type { Game } from "../../games/game";
import { loadGames } from "../../games/registry";
import type { PrintedCard } from "../../language";
import { deckCards } from "../codes";
import type { DraftView } from "./event";
import { scriptedPicks } from "./picking";

const GAMES = await loadGames();
const gameOf = (slug: string) => GAMES.find((game) => game.slug === slug) as Game;

const viewOf = (pack: readonly string[], pool: readonly string[], take = 1): DraftView => ({
  pack,
  pool,
  round: 0,
  pick: 1,
  take,
  unopened: 3,
  passes: "left",
  seats: 8,
});
const namesOf = (game: Game, holds: (card: PrintedCard) => boolean) =>
  deckCards(game)
    .filter(holds)
    .map(({ name }) => name);
const isSpiritOf =
  (colour: string) =>
  (card: PrintedCard & { readonly colours?: readonly string[] }): boolean =>
    card.type === "spirit" && card.colours?.join() === colour;

describe("a scripted drafter", () => {
  const cores = gameOf("battle-cores");
  const legends = namesOf(cores, ({ type }) => type === "legend");

  test("stays with the colour of most of its cards", () => {
    const saga = gameOf("battle-spirits-saga");
    const [red, blue] = [namesOf(saga, isSpiritOf("red")), namesOf(saga, isSpiritOf("blue"))];
    for (const [mine, other] of [
      [red, blue],
      [blue, red],
    ] as const) {
      const taken = scriptedPicks(
        saga,
        viewOf([...other.slice(-3), ...mine.slice(-3)], [...mine, ...mine]),
        "1",
      );
      expect(mine).toContain(taken[0]);
    }
  });

  test("takes neither a second copy of a Legend nor a seventh Legend", () => {
    const [first = "", ...others] = legends;
    const worst = "Orbit Gunner";
    expect(scriptedPicks(cores, viewOf([first, worst], [first]), "1")).toEqual([worst]);
    expect(scriptedPicks(cores, viewOf([first, worst], others.slice(0, 6)), "1")).toEqual([worst]);
  });

  test("takes a type of card that it lacks", () => {
    const monsters = namesOf(cores, ({ type }) => type === "monster").slice(0, 35);
    const supports = namesOf(cores, ({ type }) => type === "support").slice(0, 3);
    const pack = [...monsters.slice(0, 3), ...supports];
    expect(supports).toContain(scriptedPicks(cores, viewOf(pack, monsters), "1")[0]);
  });

  test("takes as many cards as it must, each from the pack", () => {
    const pack = legends.slice(0, 5);
    const taken = scriptedPicks(cores, viewOf(pack, [], 3), "1");
    expect(new Set(taken).size).toBe(3);
    expect(pack).toEqual(expect.arrayContaining([...taken]));
    expect(scriptedPicks(cores, viewOf([], [], 3), "1")).toEqual([]);
  });
});
