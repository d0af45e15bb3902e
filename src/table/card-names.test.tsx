import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Game } from "../games/game";
import { createGame, type Decision, view as viewOf } from "../kernel";
import { loadGame } from "../store/games";
import { setLocale } from "../text";
import { renderTable } from "./testing/render-table";

beforeEach(() => setLocale("de"));
afterEach(() => setLocale("en"));

/** A table that asks seat 0 about a card, named as in the pool. */
function ask(game: Game, card: string) {
  const seats = game.deck.starters.slice(0, 2).map(({ id, cards }) => ({ name: id, deck: cards }));
  const view = viewOf(createGame(game.rules, game.setup.config("names", seats, {})), 0);
  const prompt = { key: "prompt.may", args: { card } };
  const decision: Decision = { seat: 0, rule: "1.1", kind: "confirm", prompt };
  renderTable({ game, view: { ...view, decision, actions: [] } });
}

const WORDS = {
  "d20-warriors": "Ja: Zweiter Atem nutzen",
  "battle-spirits-saga": "Ja: Second Wind nutzen",
} as const;
type Slug = keyof typeof WORDS;

test.each<[Slug, Slug]>([
  ["d20-warriors", "battle-spirits-saga"],
  ["battle-spirits-saga", "d20-warriors"],
])("%s and %s may have a card of the same name: each game uses its own name for it", async (...order) => {
  for (const slug of order) {
    const game = await loadGame(slug);
    if (game === null) throw new Error("no such game");
    ask(game, "Second Wind");
    expect(screen.getByRole("button", { name: /^Ja: / }).textContent).toBe(WORDS[slug]);
    cleanup();
  }
});
