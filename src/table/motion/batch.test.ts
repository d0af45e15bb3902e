import { expect, test } from "vitest";
import { batchOf, holdOf, lengthOf } from "./batch";
import type { Beat, Step, Waypoint } from "./steps";
import { TIMES } from "./times";

const stop = (card: number | null, zone: number): Waypoint => ({
  card,
  place: { zone, face: "up", x: 0, y: 0 },
});
const side = { def: "Gate Warden", seat: 0 };

const fly = (card: number | null, from: number, to: number, at: number, cast = false) => ({
  kind: "fly" as const,
  card,
  from: stop(card, from),
  to: stop(card, to),
  before: side,
  after: side,
  cast,
  toPile: false,
  at,
  ms: cast ? 500 : 400,
});

const beats = (...steps: Step[]): readonly Beat[] =>
  steps.map((step, i) => ({ at: step.at, ms: step.ms, steps: [step], events: [], until: i, late: false }));

test("a batch lasts until its last step at its pace, and does not wait for the banner", () => {
  const banner: Step = { kind: "banner", seat: 0, turn: 3, at: 0, ms: 900 };
  const batch = batchOf(beats(banner, fly(7, 1, 2, 0)), { mode: "full", factor: 2 });
  expect(batch && lengthOf(batch)).toBe(800);
});

test("a batch is held for dice and for a card held up, but not for flights", () => {
  const hold = (...steps: Step[]) => {
    const batch = batchOf(beats(...steps), { mode: "full", factor: 0.5 });
    return batch && holdOf(batch);
  };
  expect(hold(fly(7, 1, 2, 0))).toBe(0);
  expect(hold({ kind: "dice", at: 100, ms: 700 }, fly(7, 1, 2, 800))).toBe(400);
  expect(hold(fly(7, 1, 4, 0, true), fly(7, 4, 2, 500))).toBe(250);
});

test("reduced motion plays the same beats as fades; at speed 0 there is no batch", () => {
  const steps = beats(fly(7, 1, 2, 0), { kind: "sum", at: 400, ms: 900 }, fly(8, 1, 2, 1300));
  const soft = batchOf(steps, { mode: "fades", factor: 1 });
  expect(soft?.beats.map((beat) => beat.steps)).toMatchObject([
    [{ kind: "fade", at: 0, ms: TIMES.fade }],
    [{ kind: "sum", at: TIMES.soft, ms: 900 }],
    [{ kind: "fade", at: TIMES.soft + 900, ms: TIMES.fade }],
  ]);
  expect(batchOf(steps, { mode: "none", factor: 0 })).toBeNull();
});
