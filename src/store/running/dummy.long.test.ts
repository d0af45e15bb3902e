import { describe, expect, test } from "vitest";
import { GAMES } from "../../games/registry";
import { answer, createGame, view } from "../../kernel";
import { configOf } from "../../positions/position";
import { tryCard } from "../../positions/try-card";
import { loadGame } from "../games";
import { dummyAnswer } from "./fallback-answers";

/** More answers than three turns of nothing take. */
const MOST = 120;

describe.each(GAMES)("$title", ({ slug }) => {
  test("a dummy that could play passes and ends its turns", async () => {
    const printed = await loadGame(slug);
    const name = printed?.deck.starters[0]?.cards.at(-1) ?? "";
    const config = configOf(await tryCard(slug, name), ["Ann", "Bob"]);
    const game = await loadGame(slug, config);
    if (game === null) throw new Error(`no game ${slug}`);
    const g = createGame(game.rules, config);
    const { number } = g.state.turn;
    for (let i = 0; i < MOST && g.state.turn.number < number + 3; i++) {
      const { decision } = g.state;
      const given = decision && dummyAnswer(view(g, decision.seat));
      if (given === null) break;
      const action = given.do === "act" ? given.action : {};
      expect(action, "it uses no card").not.toHaveProperty("card");
      expect(answer(g, given).ok, JSON.stringify(given)).toBe(true);
    }
    expect(g.state.turn.number).toBe(number + 3);
  });
});
