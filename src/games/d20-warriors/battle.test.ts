import { expect, test } from "vitest";
import { at, d20, plain } from "./testing";

test("D20 5.7 each side counts only its highest single roll", () => {
  const g = d20({
    me: { field: [at(0, 0, plain("Mine", 3))] },
    foe: { field: [at(1, 0, plain("Theirs", 1))] },
    dice: [5, 9, 12, 13],
  });
  g.me.attack("Mine", "Theirs");
  expect(g.face("Mine")).toBe("down");
  expect(g.face("Theirs")).toBe("up");
});
