import { expect, test } from "vitest";
import { type Decision, PASS, type View } from "../../kernel";
import { fallbackAnswers } from "./fallback-answers";

const common = { seat: 1, prompt: { key: "prompt.act" }, rule: "T 1" };
const option = { card: 0 };
const decisions: readonly Decision[] = [
  { ...common, kind: "pick", options: [option, option, option], min: 1, max: 2 },
  { ...common, kind: "arrange", options: [option, option] },
  { ...common, kind: "amount", min: 0, max: 4 },
  { ...common, kind: "confirm" },
  { ...common, kind: "name", names: ["Ash", "Elm", "Oak"] },
  {
    ...common,
    kind: "place",
    card: 0,
    cells: [
      [0, 1],
      [1, 1],
    ],
  },
];

const answersTo = (decision: Decision) =>
  fallbackAnswers({ viewer: 1, decision, actions: [{ type: "end" }] } as unknown as View);

test.each(decisions)("gives another answer when the simplest is refused: $kind", (decision) => {
  const answers = answersTo(decision);
  expect(new Set(answers.map((given) => JSON.stringify(given))).size).toBeGreaterThan(1);
});

test("a seat asked to act passes if possible, or takes a legal action", () => {
  expect(answersTo({ ...common, kind: "act" })).toEqual([
    { seat: 1, do: "act", action: PASS },
    { seat: 1, do: "act", action: { type: "end" } },
  ]);
});

test("picks the fewest cards, from the front", () => {
  expect(answersTo(decisions[0] as Decision)[0]).toEqual({ seat: 1, do: "pick", picks: [0] });
});
