import { expect, test } from "vitest";
import { hidePage, nextFrame, withFrames } from "../testing/frames";
import { afterPaint } from "./after-paint";

withFrames();

test("tasks run after the next frame, once and in order", () => {
  const done: number[] = [];
  afterPaint(() => done.push(1));
  afterPaint(() => done.push(2));
  expect(done).toEqual([]);
  nextFrame();
  expect(done).toEqual([1, 2]);
  nextFrame();
  hidePage();
  expect(done).toEqual([1, 2]);
});

test("when the page is hidden meanwhile they run at once, in the same order, and so do later ones", () => {
  const done: number[] = [];
  afterPaint(() => done.push(1));
  afterPaint(() => done.push(2));
  hidePage();
  expect(done).toEqual([1, 2]);
  afterPaint(() => done.push(3));
  expect(done).toEqual([1, 2, 3]);
  nextFrame();
  expect(done).toEqual([1, 2, 3]);
});

test("when the page is unloaded they run before it is saved", () => {
  const done: string[] = [];
  const save = () => done.push("saved");
  window.addEventListener("pagehide", save);
  afterPaint(() => done.push("answered"));
  window.dispatchEvent(new Event("pagehide"));
  window.removeEventListener("pagehide", save);
  nextFrame();
  expect(done).toEqual(["answered", "saved"]);
});

test("a failing task does not stop the others", () => {
  const done: string[] = [];
  afterPaint(() => {
    throw new Error("broken");
  });
  afterPaint(() => done.push("another"));
  expect(() => nextFrame()).toThrow("broken");
  nextFrame();
  expect(done).toEqual(["another"]);
});
