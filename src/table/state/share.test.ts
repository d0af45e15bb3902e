import { expect, test } from "vitest";
import { newShare } from "./share";

/** What a machine is given to draw after so many pictures, each of which takes this long. */
function after(pictures: number, took: (pieces: number) => number): number {
  const share = newShare();
  for (let n = 0; n < pictures; n++) share.learn(share.next(), took(share.next()));
  return share.next();
}

test("a quick machine draws more and more pieces with one picture, within limits", () => {
  expect(after(12, () => 3)).toBe(32);
  expect(after(20, (pieces) => 2.5 + pieces * 0.6)).toBeGreaterThanOrEqual(6);
});

test("a slow machine draws few, never none", () => {
  expect(after(3, (pieces) => 9 + pieces * 5)).toBe(1);
  expect(after(9, () => 500)).toBe(1);
});

test("a picture that takes most of its time changes nothing: the next piece may take longer", () => {
  expect(after(20, () => 9)).toBe(2);
});

test("a picture with less than its share makes the share no larger, a late one makes it smaller", () => {
  const share = newShare();
  share.learn(2, 3);
  expect(share.next()).toBe(3);
  share.learn(1, 1);
  expect(share.next()).toBe(3);
  share.learn(1, 40);
  expect(share.next()).toBe(1);
});
