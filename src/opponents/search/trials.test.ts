import { describe, expect, test } from "vitest";
import type { Answer } from "../../kernel";
import { resultOf } from "./result";
import { type Trials, together } from "./trials";

const amount = (n: number): Answer => ({ seat: 0, do: "amount", amount: n });

/** Trials of two answers, with the chance to win after each by the number of the world. */
const tried = (first: Record<number, number>, other: Record<number, number>): Trials => ({
  answers: [amount(1), amount(2)],
  arms: [first, other].map((values, answer) => ({
    answer,
    rest: "play",
    values: new Map(Object.entries(values).map(([world, value]) => [Number(world), value])),
  })),
  now: 0.5,
  caution: { margin: 0.01, sureness: 1 },
});

describe("the trials of a search", () => {
  test("keep the proposed answer after one world, however much better another looks", () => {
    expect(resultOf(tried({ 0: 0.1 }, { 0: 0.9 })).answer).toEqual(amount(1));
  });

  test("compare two answers only in the worlds that both were tried in", () => {
    const trials = tried({ 0: 0.5, 1: 0.5 }, { 0: 0.4, 1: 0.4, 2: 1, 3: 1 });
    expect(resultOf(trials).answer).toEqual(amount(1));
  });

  test("of two searches tell together what neither tells alone", () => {
    const [even, odd] = [tried({ 0: 0.5 }, { 0: 0.6 }), tried({ 1: 0.5 }, { 1: 0.62 })];
    expect([even, odd].map((one) => resultOf(one).answer)).toEqual([amount(1), amount(1)]);
    const result = resultOf(together(even, odd));
    expect(result.answer).toEqual(amount(2));
    expect(result.answers.map(({ visits }) => visits)).toEqual([2, 2]);
  });
});
