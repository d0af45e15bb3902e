import { expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores/testing";
import { battleCoresScript } from "../battle-cores";
import { type Hint, hintFor } from "./hint";

/** One attack away from a win, and without a card to draw in the next turn. */
const winnable = () =>
  battleCores({
    at: "battle",
    me: { monsters: ["Arc Ferret"], hand: [], deck: [] },
    foe: { hp: 2, monsters: [] },
  }).view(0);

function finished(thinking: Generator<undefined, Hint>): Hint {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}

test("advises the winning attack, with the chances before and after it", () => {
  const { answer, before, after } = finished(hintFor(battleCoresScript, winnable(), "hint"));
  expect(answer).toMatchObject({ do: "act", action: { type: "attack" } });
  expect(after).toBe(1);
  expect(before).toBeLessThan(1);
});

test("gives chances when nothing was compared because time is up", () => {
  const { before, after } = finished(hintFor(battleCoresScript, winnable(), "hint", () => true));
  expect(before).toBeGreaterThan(0);
  expect(after).toBeGreaterThan(before);
});

test("the same view gives the same advice", () => {
  const first = finished(hintFor(battleCoresScript, winnable(), "hint"));
  expect(finished(hintFor(battleCoresScript, winnable(), "hint"))).toEqual(first);
});
