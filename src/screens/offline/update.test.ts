import { expect, test } from "vitest";
import { updateAdvice } from "./update";

test("an update waits until no match is running", () => {
  expect(updateAdvice(false, false)).toBe("none");
  expect(updateAdvice(false, true)).toBe("none");
  expect(updateAdvice(true, false)).toBe("now");
  expect(updateAdvice(true, true)).toBe("after-match");
});
