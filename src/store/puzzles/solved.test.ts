import { expect, test } from "vitest";
import { fakeStorage } from "../testing/table";
import { createSolved, puzzleKey } from "./solved";

test("a solved puzzle is remembered once, at the next visit too", () => {
  const storage = fakeStorage();
  const first = createSolved(() => storage);
  first.getState().note("battle-cores", "win-1-11");
  first.getState().note("battle-cores", "win-1-11");
  const later = createSolved(() => storage);
  expect(later.getState().solved).toEqual([puzzleKey("battle-cores", "win-1-11")]);
});

test("what cannot be read counts as nothing solved", () => {
  const storage = fakeStorage({ "playmat.puzzles": "{" });
  expect(createSolved(() => storage).getState().solved).toEqual([]);
});
