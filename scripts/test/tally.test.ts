import { expect, test } from "vitest";
import { add, closingLine, EMPTY, tally } from "./tally";

const vitest = JSON.stringify({
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
});
const playwright = JSON.stringify({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } });

test("sums both runners' reports and counts a test that passes on retry as passed", () => {
  const sum = add(add(EMPTY, tally("vitest", vitest)), tally("playwright", playwright));
  expect(closingLine(sum)).toBe("9 passed, 2 failed, 2 skipped");
});

test("mentions skipped tests only if there are some", () => {
  expect(closingLine({ passed: 1, failed: 0, skipped: 0 })).toBe("1 passed, 0 failed");
});
