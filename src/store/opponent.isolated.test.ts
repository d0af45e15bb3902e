import { afterEach, expect, test, vi } from "vitest";
import { d20Warriors } from "../games/d20-warriors";
import { canAnswer, createGame, view } from "../kernel";
import { askOpponent } from "./opponent";

function game() {
  const deck = d20Warriors.deck.starters[0]?.cards ?? [];
  const seats = [0, 1].map((i) => ({ name: `P${i}`, deck }));
  return createGame(d20Warriors.rules, d20Warriors.setup.config("opponent", seats, {}));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("without workers the opponent thinks in the page, and its answer is legal", async () => {
  const g = game();
  const seat = g.state.decision?.seat ?? 0;
  const answer = await askOpponent("d20-warriors", "easy", view(g, seat), "seed");
  if (answer === null) throw new Error("no answer");
  expect(canAnswer(g, answer)).toEqual({ ok: true });
});

test("when the worker breaks, the opponent thinks in the page", async () => {
  class BrokenWorker extends EventTarget {
    postMessage(): void {
      this.dispatchEvent(new Event("error"));
    }
    terminate(): void {
      ended();
    }
  }
  const ended = vi.fn();
  vi.stubGlobal("Worker", BrokenWorker);
  const g = game();
  const seat = g.state.decision?.seat ?? 0;
  const answer = await askOpponent("d20-warriors", "medium", view(g, seat), "seed");
  if (answer === null) throw new Error("no answer");
  expect(canAnswer(g, answer)).toEqual({ ok: true });
  expect(ended).toHaveBeenCalledOnce();
});

test("a game without opponents counts as a failure, not as a wrong answer", async () => {
  await expect(askOpponent("lanterns", "easy", view(game(), 0), "seed")).rejects.toThrow();
});
