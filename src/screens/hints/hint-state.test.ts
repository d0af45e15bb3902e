import { expect, test } from "vitest";
import { battleCores } from "../../games/battle-cores/testing";
import { isOutdated } from "./hint-state";

test("advice ends with its position, though the next one asks for the same decision", () => {
  const g = battleCores({ at: "main", me: { monsters: [], hand: ["Kindle Cub"], points: 4 }, foe: {} });
  const view = g.view(0);
  const state = { is: "failed", view } as const;
  expect(isOutdated(state, view)).toBe(false);
  expect(isOutdated(state, { ...view, cards: [...view.cards] })).toBe(true);
  expect(isOutdated({ is: "none" }, view)).toBe(false);
});
