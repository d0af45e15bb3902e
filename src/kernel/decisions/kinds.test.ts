import { describe, expect, test } from "vitest";
import {
  candidateAnswers,
  type Decision,
  everyAnswer,
  isForced,
  leastAnswer,
  randomAnswer,
  simpleAnswers,
} from "../index";
import { seededRandomInt } from "../testing/random-answers";
import { fits, isAnswerable } from "./kinds";

const base = { seat: 1, prompt: { key: "prompt.act" }, rule: "T 1" };
const options = (n: number) => Array.from({ length: n }, (_, card) => ({ card }));
const actions = () => [{ type: "pass" }, { type: "play", card: 1, targets: [2, 3] }];

/** Questions with the number of their answers. */
const QUESTIONS: readonly (readonly [title: string, decision: Decision, answers: number])[] = [
  ["an action", { ...base, kind: "act" }, 3],
  ["a pick of one to two", { ...base, kind: "pick", options: options(3), min: 1, max: 2 }, 6],
  ["a pick of all", { ...base, kind: "pick", options: options(2), min: 2, max: 2 }, 1],
  ["an order", { ...base, kind: "arrange", options: options(3) }, 6],
  ["the order of one card", { ...base, kind: "arrange", options: options(1) }, 1],
  ["an amount", { ...base, kind: "amount", min: 2, max: 5 }, 4],
  ["the only amount", { ...base, kind: "amount", min: 2, max: 2 }, 1],
  [
    "shares",
    {
      ...base,
      kind: "allot",
      options: [{ most: 2 }, { most: 2 }],
      totals: [{ min: 2, max: 2 }],
      proposal: [2, 0],
    },
    3,
  ],
  ["a confirmation", { ...base, kind: "confirm" }, 2],
  ["a name", { ...base, kind: "name", names: ["Ada", "Bob"] }, 2],
  [
    "a cell",
    {
      ...base,
      kind: "place",
      cells: [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
    },
    3,
  ],
];

describe.each(QUESTIONS)("%s", (_title, decision, count) => {
  test("lists every answer once", () => {
    const answers = everyAnswer(decision, actions).map((answer) => JSON.stringify(answer));
    expect(new Set(answers).size).toBe(count);
  });

  test("is forced if there is only one", () => {
    expect(isForced(decision, actions)).toBe(count === 1);
  });

  test("has a least answer that fits", () => {
    expect(fits(decision, leastAnswer(decision))).toBe(true);
  });

  test("has simple answers that fit", () => {
    const simple = simpleAnswers(decision, actions);
    expect(simple.every((answer) => fits(decision, answer))).toBe(true);
  });

  test("has random answers that are among the listed ones", () => {
    const below = seededRandomInt(7);
    const listed = everyAnswer(decision, actions).map((answer) => JSON.stringify(answer));
    for (let i = 0; i < 20; i++) {
      const answer = randomAnswer(decision, actions, below);
      const sorted = answer.do === "pick" ? { ...answer, picks: answer.picks.toSorted() } : answer;
      expect(listed).toContain(JSON.stringify(sorted));
    }
  });
});

test("too many combinations are sampled", () => {
  const decision: Decision = { ...base, kind: "arrange", options: options(8) };
  expect(candidateAnswers(decision, actions, seededRandomInt(7))).toHaveLength(240);
});

test("an answer to another kind of question does not fit", () => {
  expect(fits({ ...base, kind: "confirm" }, { seat: 1, do: "amount", amount: 1 })).toBe(false);
});

test("a pick of more options than exist has no answer", () => {
  expect(isAnswerable({ ...base, kind: "pick", options: options(1), min: 2, max: 2 })).toBe(false);
});
