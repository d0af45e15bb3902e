import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPacer, type Pacer } from "./pacer";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** Starts to wait, and returns whether everything has been seen. */
function watch(pacer: Pacer, quiet = false): () => boolean {
  let seen = false;
  void pacer.seen(quiet).then(() => {
    seen = true;
  });
  return () => seen;
}

test("does not wait when nothing is animated", async () => {
  const seen = watch(createPacer());
  await vi.advanceTimersByTimeAsync(0);
  expect(seen()).toBe(true);
});

test("a move waits until the animation has ended", async () => {
  const pacer = createPacer();
  pacer.show(400, 0);
  const seen = watch(pacer);
  await vi.advanceTimersByTimeAsync(399);
  expect(seen()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen()).toBe(true);
});

test("a pass waits only for the part that must be seen first", async () => {
  const pacer = createPacer();
  pacer.show(1000, 300);
  const seen = watch(pacer, true);
  await vi.advanceTimersByTimeAsync(299);
  expect(seen()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen()).toBe(true);
});

test("a longer animation prolongs a wait that has begun", async () => {
  const pacer = createPacer();
  pacer.show(400, 0);
  const seen = watch(pacer);
  await vi.advanceTimersByTimeAsync(100);
  pacer.show(200, 0);
  await vi.advanceTimersByTimeAsync(499);
  expect(seen()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen()).toBe(true);
});

test("a press that ends the animation also ends the wait", async () => {
  const pacer = createPacer();
  pacer.show(5000, 0);
  const seen = watch(pacer);
  pacer.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen()).toBe(true);
});
