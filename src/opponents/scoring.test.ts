import { describe, expect, test } from "vitest";
import { GAME_SLUGS, loadGame } from "../games/registry";
import { type Answer, createGame, type Decision, NONE, view } from "../kernel";
import { candidates, randomAnswer } from "./candidates";
import { choose, type Level } from "./choose";
import { consideration, scoreOf } from "./consideration";
import { decide } from "./index";
import { randomFrom } from "./random";

const base = { seat: 0, prompt: { key: "test" }, rule: "test" } as const;
const options = (n: number) => Array.from({ length: n }, (_, i) => ({ card: i }));
const pick = (n: number, min: number, max: number): Decision => ({
  ...base,
  kind: "pick",
  options: options(n),
  min,
  max,
});
const all = (decision: Decision) => candidates({ decision, actions: [] }, randomFrom("all"));

describe("candidates", () => {
  test("lists all sets of the allowed sizes for a pick", () => {
    expect(all(pick(4, 1, 2))).toHaveLength(4 + 6);
    expect(all(pick(3, 0, 3))).toHaveLength(8);
  });

  test("samples legal sets if there are too many", () => {
    const some = all(pick(20, 5, 6));
    expect(some.length).toBeGreaterThan(100);
    for (const answer of some) {
      if (answer.do !== "pick") throw new Error("not a pick");
      expect(new Set(answer.picks).size).toBe(answer.picks.length);
      expect(answer.picks.length).toBeGreaterThanOrEqual(5);
      expect(answer.picks.length).toBeLessThanOrEqual(6);
    }
  });

  test("lists all orders, amounts, names, cells and confirmations", () => {
    expect(all({ ...base, kind: "arrange", options: options(4) })).toHaveLength(24);
    expect(all({ ...base, kind: "amount", min: 2, max: 5 })).toHaveLength(4);
    expect(all({ ...base, kind: "name", names: ["a", "b"] })).toHaveLength(2);
    expect(
      all({
        ...base,
        kind: "place",
        cells: [
          [0, 0],
          [1, 0],
        ],
      }),
    ).toHaveLength(2);
    expect(all({ ...base, kind: "confirm" })).toHaveLength(2);
  });

  test("keeps both ends of a wide range of amounts", () => {
    const amounts = all({ ...base, kind: "amount", min: 0, max: 10_000 });
    expect(amounts[0]).toMatchObject({ amount: 0 });
    expect(amounts.at(-1)).toMatchObject({ amount: 10_000 });
  });

  test("throws if no decision is open", () => {
    expect(() => candidates({ decision: null, actions: [] }, randomFrom("x"))).toThrow(RangeError);
  });
});

describe("random answers", () => {
  const spread = (decision: Decision, of: (answer: Answer) => unknown) => {
    const random = randomFrom("spread");
    return new Set(Array.from({ length: 200 }, () => of(randomAnswer({ decision, actions: [] }, random))));
  };

  test("every option is picked at some time", () => {
    const picks = spread(pick(5, 1, 1), (a) => (a.do === "pick" ? a.picks[0] : null));
    expect(picks.size).toBe(5);
    const amounts = spread({ ...base, kind: "amount", min: 3, max: 6 }, (a) =>
      a.do === "amount" ? a.amount : null,
    );
    expect([...amounts].sort()).toEqual([3, 4, 5, 6]);
  });

  test("an order contains each option once", () => {
    const answer = randomAnswer(
      { decision: { ...base, kind: "arrange", options: options(6) }, actions: [] },
      randomFrom("o"),
    );
    expect(answer.do === "arrange" && [...answer.order].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test("the same seed gives the same numbers", () => {
    const numbers = (seed: string) => Array.from({ length: 5 }, (_, i) => randomFrom(seed + i).below(1000));
    expect(numbers("a")).toEqual(numbers("a"));
    expect(numbers("a")).not.toEqual(numbers("b"));
  });
});

describe("scoring", () => {
  const amount = (n: number): Answer => ({ seat: 0, do: "amount", amount: n });
  const more = consideration<null>("more", 1, (_, a) => (a.do === "amount" ? a.amount : 0));
  const even = consideration<null>("even", 10, (_, a) => (a.do === "amount" && a.amount % 2 === 0 ? 1 : 0));
  const answers = [1, 2, 3, 4, 5].map(amount);
  const level = (noise: number): Level<null> => ({ considerations: [more, even], noise });

  test("the score is the weighted sum of all considerations", () => {
    expect(scoreOf([more, even], null, amount(4))).toBe(14);
  });

  test("picks the best answer without noise", () => {
    expect(choose(level(0), null, answers, randomFrom("x"))).toEqual(amount(4));
  });

  test("noise makes a level pick other answers at times, depending on its seed", () => {
    const chosen = (seed: string) => choose(level(20), null, answers, randomFrom(seed));
    const seen = new Set(Array.from({ length: 60 }, (_, i) => JSON.stringify(chosen(`${i}`))));
    expect(seen.size).toBeGreaterThan(2);
    expect(chosen("same")).toEqual(chosen("same"));
  });

  test("the seed decides between equal answers", () => {
    const indifferent: Level<null> = { considerations: [], noise: 0 };
    const chosen = Array.from({ length: 60 }, (_, i) =>
      choose(indifferent, null, answers, randomFrom(`${i}`)),
    );
    expect(new Set(chosen).size).toBe(5);
  });

  test("throws without answers", () => {
    expect(() => choose(level(0), null, [], randomFrom("x"))).toThrow(RangeError);
  });
});

test.each(GAME_SLUGS)("no player answers during a time-out (%s)", async (slug) => {
  const {
    rules,
    deck: { starters: decks },
    setup: { config },
  } = await loadGame(slug);
  const seats = decks.slice(0, 2).map(({ cards }, i) => ({ name: `${i}`, deck: cards }));
  const g = createGame(rules, config("time-out", seats, {}));
  const seat = g.state.decision?.seat ?? NONE;
  expect(await decide(slug, "easy", view(g, seat), "x")).toMatchObject({ seat });
  g.state.paused = 1 - seat;
  expect(await decide(slug, "easy", view(g, seat), "x")).toBeNull();
});

test("refuses a game without a scripted opponent", async () => {
  await expect(decide("no-such-game", "easy", {} as never, "x")).rejects.toThrow(RangeError);
});
