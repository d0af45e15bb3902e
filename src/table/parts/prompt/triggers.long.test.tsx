import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { battleCores } from "../../../games/battle-cores";
import { loadGames } from "../../../games/registry";
import { answer, createGame, legalActions, type View, view } from "../../../kernel";
import { randomAnswer, randomFrom } from "../../../opponents";
import { renderTable } from "../../testing/render-table";
import { promptOf } from "../../viewmodel/prompt";

const GAMES = await loadGames();

/** Views of random games in which pending triggers of one card wait to be ordered. */
function* orders(slug: string): Generator<View> {
  const game = GAMES.find((one) => one.slug === slug) ?? battleCores;
  for (let n = 0; n < 10; n++) {
    const random = randomFrom(`${slug} e${n}`);
    const seats = [0, 1].map((i) => ({
      name: `Player ${i + 1}`,
      deck: game.deck.starters[(n + i) % game.deck.starters.length]?.cards ?? [],
    }));
    const g = createGame(game.rules, game.setup.config(`s${n}`, seats, {}));
    for (let i = 0; i < 350 && g.state.decision !== null; i++) {
      const { decision } = g.state;
      if (decision.prompt.key === "prompt.trigger-order") yield view(g, decision.seat);
      answer(g, randomAnswer({ decision, actions: legalActions(g) }, random));
    }
  }
}

test.each(GAMES.map((game) => ({ game, title: game.title })))(
  "$title: pending triggers to be ordered have distinct labels, and each can be reached",
  ({ game }) => {
    for (const seen of orders(game.slug)) {
      const prompt = promptOf(game, seen);
      const labels = prompt?.options.map(({ label }) => label) ?? [];
      expect(new Set(labels).size, labels.join(" | ")).toBe(labels.length);
      const cards = prompt?.options.map(({ card }) => card) ?? [];
      expect(prompt?.inPanel || new Set(cards).size === cards.length).toBe(true);
    }
  },
);

test("two pending triggers of one card are two buttons that say what each does, and the second can be pressed", () => {
  const twice = [...orders("battle-cores")].find(({ decision }) => {
    const cards = decision?.kind === "pick" ? decision.options.map(({ card }) => card) : [];
    return new Set(cards).size < cards.length;
  });
  if (twice === undefined) throw new Error("no card with two abilities");
  const send = vi.fn(() => ({ ok: true }) as const);
  renderTable({ game: battleCores, view: twice, viewer: twice.viewer }, { commands: { send } });
  const options = [...document.querySelectorAll("[data-option]")];
  const labels = promptOf(battleCores, twice)?.options.map(({ label }) => label);
  expect(options.map((option) => option.textContent)).toEqual(labels);
  expect(labels?.[0]).toMatch(/^.+: .+/);
  expect(screen.getAllByRole("button", { name: labels?.[1] ?? "" }).length).toBeGreaterThan(0);
});
