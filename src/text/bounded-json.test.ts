import { afterEach, describe, expect, test, vi } from "vitest";
import { parseJson } from "./bounded-json";

const MAX_LENGTH = 12_000_000;

afterEach(() => vi.restoreAllMocks());

describe("a text beyond a limit is refused before it is parsed", () => {
  test.each<[string, string]>([
    ["too many characters", `"${"x".repeat(MAX_LENGTH)}"`],
    ["3,000,000 nested lists", "[".repeat(3_000_000) + "]".repeat(3_000_000)],
    ["3,000,000 lists that never end", "[".repeat(3_000_000)],
    ["nested records", '{"a":'.repeat(2000) + 1 + "}".repeat(2000)],
    ["nested lists and records", '[{"a":'.repeat(600) + 1 + "}]".repeat(600)],
    ["nesting after a string with brackets", `["]]]]",${"[".repeat(1100)}${"]".repeat(1101)}`],
    [
      "nesting after a string that ends with backslashes",
      `["\\\\\\\\",${"[".repeat(1100)}${"]".repeat(1101)}`,
    ],
    ["a list of 1,000,000 items", `[${"0,".repeat(999_999)}0]`],
    ["a record of 200,000 keys", `{${Array.from({ length: 200_000 }, (_, i) => `"${i}":0`).join()}}`],
    [
      "5,000,000 items in lists of 50,000",
      `[${Array.from({ length: 100 }, () => `[${"0,".repeat(50_000)}0]`).join()}]`,
    ],
  ])("%s", (_, text) => {
    const parse = vi.spyOn(JSON, "parse");
    expect(parseJson(text, MAX_LENGTH)).toBeUndefined();
    expect(parse).not.toHaveBeenCalled();
  });
});

test.each<unknown>([
  null,
  0,
  "[[[",
  { text: "[".repeat(100), more: ['"[', "\\", '\\"', "{".repeat(90)] },
  Array.from({ length: 90_000 }, (_, i) => i),
  { deep: [[[[[{ a: [1, [2]] }]]]]] },
])("a value within the limits is read as it was written (%#)", (value) => {
  expect(parseJson(JSON.stringify(value), MAX_LENGTH)).toEqual(value);
});

test.each(["", "{", '{"a":1,', "undefined", '"\\'])("a text that is not JSON has no value: %j", (text) => {
  expect(parseJson(text, MAX_LENGTH)).toBeUndefined();
});
