import { expect, test } from "vitest";
import { position } from "../testing/position";
import { promptOf } from "./prompt";

test("a card to pick in a draft has no text of its own, so that its face is shown", () => {
  const { game, see } = position("draft", { draft: true });
  const view = see(0);
  const { options = [] } = promptOf(game, view) ?? {};
  expect(view.decision?.kind).toBe("pick");
  expect(options.length).toBeGreaterThan(0);
  expect(options.every(({ card, hasOwnText }) => card !== null && !hasOwnText)).toBe(true);
});
