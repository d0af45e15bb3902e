import { describe, expect, test } from "vitest";
import { loadGames } from "../games/registry";
import { codeOf, deckCards } from "./codes";

const GAMES = await loadGames();

describe.each(GAMES)("$title", (game) => {
  test("gives each card of a deck a code of its own, resources excepted", () => {
    const cards = deckCards(game);
    const codes = cards.map((card) => codeOf(game, card)).filter((code) => code !== null);
    expect(new Set(codes).size).toBe(codes.length);
    expect(cards.filter((card) => codeOf(game, card) === null).every(({ type }) => type === "resource")).toBe(
      true,
    );
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]+-\d{3}$/);
  });
});

test("no two games share the letters of their codes", () => {
  expect(new Set(GAMES.map(({ deck }) => deck.code)).size).toBe(GAMES.length);
});
