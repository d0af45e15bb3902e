import { expect, test, vi } from "vitest";
import { createStore } from "zustand";
import { lookAway, picture, withPictures } from "../testing/pictures";
import { follower } from "./follower";
import { afterPicture, inPieces, inTheEnd, onDrawn, roundBoard, withBoard } from "./pictures";

withPictures();

const isDrawing = () => document.documentElement.hasAttribute("data-drawing");

test("a press is answered, carried out, drawn: with each picture one, what stands round the board last", () => {
  const done: string[] = [];
  withBoard(() => {
    done.push("board");
    roundBoard(() => done.push("around"));
  });
  afterPicture(() => done.push("answer"));
  const stop = onDrawn(() => done.push("drawn"));
  expect([done, isDrawing()]).toEqual([[], true]);
  picture();
  expect([done, isDrawing()]).toEqual([["answer"], true]);
  picture();
  expect([done, isDrawing()]).toEqual([["answer", "board"], true]);
  picture();
  expect([done, isDrawing()]).toEqual([["answer", "board", "around", "drawn"], false]);
  stop();
});

test("pieces of the board come after it, what stands round it when all of them are there", () => {
  const done: string[] = [];
  withBoard(() => done.push("board"));
  roundBoard(() => done.push("around"));
  for (let n = 0; n < 400; n++) inPieces(() => done.push("piece"));
  picture();
  expect(done).toEqual(["board"]);
  picture();
  expect(done.slice(0, 2)).toEqual(["board", "piece"]);
  expect(done.length).toBeLessThan(400);
  expect(done).not.toContain("around");
  for (let n = 0; n < 400; n++) picture();
  expect(done.filter((what) => what === "piece")).toHaveLength(400);
  expect(done).toContain("around");
});

test("pieces without end do not keep away what stands round the board", () => {
  let isDrawn = false;
  let isOver = false;
  const again = () => {
    if (!isOver) inPieces(again);
  };
  again();
  roundBoard(() => {
    isDrawn = true;
  });
  for (let n = 0; n < 20; n++) picture();
  isOver = true;
  expect(isDrawn).toBe(true);
});

test("what is long in moving begins when all else is drawn", () => {
  const done: string[] = [];
  inTheEnd(() => done.push("camera"));
  withBoard(() => done.push("board"));
  inPieces(() => inPieces(() => done.push("piece")));
  roundBoard(() => roundBoard(() => done.push("around")));
  for (let n = 0; n < 10; n++) picture();
  expect(done).toEqual(["board", "piece", "around", "camera"]);
});

test("what an answer brings about is drawn with the board after it", () => {
  const done: string[] = [];
  withBoard(() => done.push("the board"));
  afterPicture(() => withBoard(() => done.push("a flight over it")));
  picture();
  expect(done).toEqual([]);
  picture();
  expect(done).toEqual(["the board", "a flight over it"]);
});

test("on a slow machine what was drawn and what is done next have a picture each", () => {
  const done: string[] = [];
  afterPicture(() => done.push("answer"));
  withBoard(() => done.push("board"));
  roundBoard(() => done.push("around"));
  picture(9);
  expect([done, isDrawing()]).toEqual([[], true]);
  // One that is slow for another reason holds nothing up for good.
  picture(9);
  expect(done).toEqual(["answer"]);
  picture(2);
  expect(done).toEqual(["answer", "board"]);
  picture(9);
  picture();
  expect(done).toEqual(["answer", "board", "around"]);
});

test("nobody waits for a picture that is not seen", () => {
  const done: string[] = [];
  afterPicture(() => done.push("waiting"));
  roundBoard(() => done.push("waiting too"));
  lookAway();
  expect(done).toEqual(["waiting", "waiting too"]);
  withBoard(() => done.push("at once"));
  expect(done).toHaveLength(3);
});

test("one task that fails keeps no other from being done", () => {
  const done: string[] = [];
  afterPicture(() => {
    throw new Error("broken");
  });
  afterPicture(() => done.push("another"));
  expect(() => picture()).toThrow("broken");
  picture();
  expect(done).toEqual(["another"]);
});

test("a follower catches up once, with the latest of several changes", () => {
  const source = createStore<number>()(() => 0);
  const { store, start } = follower(source, withBoard);
  const stop = start();
  const drawn = vi.fn();
  store.subscribe(drawn);
  source.setState(1, true);
  source.setState(2, true);
  expect(store.getState()).toBe(0);
  picture();
  expect([store.getState(), drawn.mock.calls.length]).toEqual([2, 1]);
  stop();
  source.setState(3, true);
  picture();
  expect(store.getState()).toBe(2);
});

test("a follower does not catch up with what is drawn alike", () => {
  const source = createStore<number>()(() => 1);
  const { store, start } = follower(source, withBoard, (drawn, now) => Math.abs(drawn - now) < 5);
  const stop = start();
  source.setState(4, true);
  picture();
  expect(store.getState()).toBe(1);
  source.setState(7, true);
  picture();
  expect(store.getState()).toBe(7);
  stop();
});
