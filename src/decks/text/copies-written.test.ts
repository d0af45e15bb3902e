import { expect, test } from "vitest";
import { copiesWritten } from "./copies-written";

test.each([
  ["3x Emberlign", 3],
  ["3 Emberlign", 3],
  ["(2) Emberlign", 2],
  ["Emberlign x4", 4],
  ["Emberlign ×2", 2],
  ["Emberlign", 1],
  ["BSS-039 Emberlign", 1],
  ["0 Emberlign", 1],
])("%j asks for %i", (line, copies) => {
  expect(copiesWritten(line)).toBe(copies);
});
