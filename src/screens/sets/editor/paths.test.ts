import { expect, test } from "vitest";
import { getIn, moved, recordsAround, setIn } from "./paths";

const VALUE = { a: [{ b: 1, c: 2 }, { b: 3 }] };

test("a part is read and changed by its path", () => {
  expect(getIn(VALUE, ["a", 1, "b"])).toBe(3);
  expect(getIn(VALUE, ["a", 2, "b"])).toBeUndefined();
  expect(getIn(VALUE, ["toString"])).toBeUndefined();
  expect(setIn(VALUE, ["a", 0, "b"], 9)).toEqual({ a: [{ b: 9, c: 2 }, { b: 3 }] });
  expect(setIn(VALUE, [], "whole")).toBe("whole");
});

test("a part that becomes undefined is left out, and a changed one keeps its place", () => {
  expect(setIn(VALUE, ["a", 0], undefined)).toEqual({ a: [{ b: 3 }] });
  expect(setIn(VALUE, ["a", 0, "b"], undefined)).toEqual({ a: [{ c: 2 }, { b: 3 }] });
  expect(Object.keys(Object(setIn({ x: 1, y: 2 }, ["x"], 3)))).toEqual(["x", "y"]);
});

test("the records around a part are found, the innermost first", () => {
  expect(recordsAround(VALUE, ["a", 0, "b"])).toEqual([{ b: 1, c: 2 }, VALUE]);
});

test("an item is moved within its list, and not beyond it", () => {
  expect(moved(["x", "y", "z"], 2, 0)).toEqual(["z", "x", "y"]);
  expect(moved(["x", "y"], 0, -1)).toEqual(["x", "y"]);
});
