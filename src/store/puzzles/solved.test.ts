import { expect, test } from "vitest";
import { createNotices } from "../notices";
import { fakeStorage } from "../testing/table";
import { createSolved, puzzleKey } from "./solved";

const KEY = puzzleKey("battle-cores", "win-1-11");

test("a solved puzzle is remembered once, at the next visit too", () => {
  const storage = fakeStorage();
  const first = createSolved(() => storage);
  first.getState().note([KEY]);
  first.getState().note([KEY]);
  expect(createSolved(() => storage).getState().solved).toEqual([KEY]);
});

test("marks that cannot be read start over, are set aside, and the player sees a notice", () => {
  const storage = fakeStorage({ "playmat.puzzles": "{" });
  const notices = createNotices();
  const solved = createSolved(() => storage, notices);
  expect(solved.getState().solved).toEqual([]);
  expect(notices.getState().notices).toMatchObject([
    { message: { key: "notice.puzzles-unreadable" }, raw: "{" },
  ]);
  solved.getState().note([KEY]);
  expect(Object.values(storage), "the old text is kept").toContain("{");
  expect(createSolved(() => storage, createNotices()).getState().solved).toEqual([KEY]);
});
