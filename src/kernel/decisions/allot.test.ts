import { describe, expect, test } from "vitest";
import {
  type AllotDecision,
  addSeatCounter,
  allotments,
  ask,
  finish,
  procedure,
  step,
  transfer,
} from "../index";
import { startGame } from "../testing/test-table";
import { pool, tinyCard, tinyRules } from "../testing/tiny";

/**
 * A price of four cores: three are in the reserve, two on each of two spirits, and one of the spirits must keep one.
 */
const QUESTION: Omit<AllotDecision, "seat" | "prompt" | "rule"> = {
  kind: "allot",
  options: [
    { label: { key: "reserve" }, most: 3 },
    { card: 0, most: 2 },
    { card: 1, most: 1 },
  ],
  totals: [{ min: 4, max: 4 }],
  proposal: [3, 1, 0],
};
const allotDecision = (more: Partial<AllotDecision> = {}): AllotDecision => ({
  ...QUESTION,
  seat: 0,
  prompt: { key: "prompt.pay" },
  rule: "T 1",
  ...more,
});

function begin(more?: Partial<AllotDecision>) {
  const game = procedure("game", [
    step("cores", "T 1", (g) => void addSeatCounter(g, 0, "reserve", 3)),
    step(
      "pay",
      "T 1",
      (g) => ask(g, allotDecision(more)),
      (g, _locals, answer) => {
        if (answer.do === "allot") transfer(g, { seat: 0 }, { seat: 1 }, "reserve", answer.amounts[0] ?? 0);
      },
    ),
    step("end", "T 2", (g) => finish(g, [], "quiet", "T 2")),
  ]);
  return startGame(
    tinyRules({
      flow: { procedures: { game } },
      cards: pool(tinyCard("Spirit")),
    }),
  );
}
const give = (amounts: readonly number[]) => ({ seat: 0, do: "allot", amounts }) as const;

describe("an allot decision", () => {
  test.each([
    ["the proposal", [3, 1, 0]],
    ["another way", [1, 2, 1]],
  ])("takes %s in one answer", (_what, amounts) => {
    const table = begin();
    table.answer(give(amounts));
    expect(table.state.seats[1]?.counters.reserve).toBe(amounts[0]);
  });

  test.each<[string, unknown]>([
    ["too little", [3, 0, 0]],
    ["too much", [3, 1, 1]],
    ["more than a place holds", [4, 0, 0]],
    ["a negative share", [3, 2, -1]],
    ["a missing share", [3, 1]],
    ["an extra share", [3, 1, 0, 0]],
    ["half a core", [2.5, 1.5, 0]],
    ["an array with holes", Object.assign(new Array(3), { 0: 3, 1: 1 })],
  ])("refuses %s", (_what, amounts) => {
    expect(begin().refused(give(amounts as number[])).why.key).toBe("why.does-not-fit");
  });

  test("some shares may have a total of their own: one soul core stays", () => {
    const soul = {
      options: [{ most: 1 }, { most: 1 }, { most: 5 }, { most: 5 }],
      totals: [
        { of: [0, 1], min: 1, max: 1 },
        { of: [2, 3], min: 3, max: 3 },
      ],
      proposal: [1, 0, 3, 0],
    };
    const table = begin(soul);
    table.refused(give([1, 1, 3, 0]));
    table.refused(give([0, 1, 2, 2]));
    table.answer(give([0, 1, 1, 2]));
  });

  test("lists every allotment once, the proposal first", () => {
    const all = allotments(allotDecision(), 100);
    expect(all).toEqual([
      [3, 1, 0],
      [3, 0, 1],
      [2, 2, 0],
      [2, 1, 1],
      [1, 2, 1],
    ]);
    expect(allotments(allotDecision(), 2)).toHaveLength(2);
  });

  test("throws when the proposal is not a legal answer", () => {
    expect(() => begin({ proposal: [3, 0, 0] })).toThrow("prompt.pay");
  });

  test("hides the shares from the other seats, but not who is asked", () => {
    expect(begin().view(1).decision).toEqual({
      kind: "act",
      seat: 0,
      prompt: { key: "prompt.pay" },
      rule: "T 1",
    });
  });
});
