import { expect, test } from "vitest";
import { batchOf, holdOf, lengthOf } from "./batch";
import type { Pace } from "./pace";
import type { Beat, Step, Stop } from "./steps";

const FULL: Pace = { mode: "full", factor: 1 };
const stop = (card: number | null, zone: number): Stop => ({ card, place: { zone, face: "up", x: 0, y: 0 } });
const side = { def: "Gate Warden", seat: 0 };

const fly = (card: number | null, from: number, to: number, at: number, cast = false): Step => ({
  do: "fly",
  card,
  from: stop(card, from),
  to: stop(card, to),
  before: side,
  after: side,
  cast,
  at,
  ms: cast ? 500 : 400,
});

const beats = (...steps: Step[]): readonly Beat[] =>
  steps.map((step) => ({ at: step.at, ms: step.ms, steps: [step], events: [] }));

test("a batch is as long as its last step at its pace; nobody waits for the banner", () => {
  const banner: Step = { do: "banner", seat: 0, turn: 3, at: 0, ms: 900 };
  const batch = batchOf(beats(banner, fly(7, 1, 2, 0)), { mode: "full", factor: 2 });
  expect(batch && lengthOf(batch)).toBe(800);
  expect(batch?.banner?.turn).toBe(3);
});

test("dice and a card that is held up come first; flights hold nothing up", () => {
  const hold = (...steps: Step[]) => {
    const batch = batchOf(beats(...steps), { mode: "full", factor: 0.5 });
    return batch && holdOf(batch);
  };
  expect(hold(fly(7, 1, 2, 0))).toBe(0);
  expect(hold({ do: "dice", at: 100, ms: 700 }, fly(7, 1, 2, 800))).toBe(400);
  expect(hold(fly(7, 1, 4, 0, true), fly(7, 4, 2, 500))).toBe(250);
});

test("dice are seen until what they have brought about is done", () => {
  const batch = batchOf(beats({ do: "dice", at: 100, ms: 700 }, fly(7, 1, 2, 800)), FULL);
  expect(batch?.dice).toEqual({ at: 100, ms: 1100 });
});

test("with less motion one beat fades in all that has changed, at speed 0 there is no batch", () => {
  const steps = beats(fly(7, 1, 2, 0), fly(8, 1, 2, 400));
  const soft = batchOf(steps, { mode: "fades", factor: 1 });
  expect(soft?.beats.map((beat) => beat.steps.map((step) => step.do))).toEqual([["fade", "fade"]]);
  expect(soft?.dice).toBeNull();
  expect(batchOf(steps, { mode: "none", factor: 0 })).toBeNull();
});
