import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPacer, type Pacer } from "./pacer";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** Whether what has happened has been seen, asked from now on. */
function watch(pacer: Pacer, quiet = false): () => boolean {
  let seen = false;
  void pacer.seen(quiet).then(() => {
    seen = true;
  });
  return () => seen;
}

test("with nothing to show, nobody waits", async () => {
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

test("a pass waits only until the part that is held up has been seen", async () => {
  const pacer = createPacer();
  pacer.show(1000, 300);
  const seen = watch(pacer, true);
  await vi.advanceTimersByTimeAsync(299);
  expect(seen()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen()).toBe(true);
});

test("what is shown next comes on top, while somebody waits", async () => {
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

test("a press that ends the animation ends the waiting at once", async () => {
  const pacer = createPacer();
  pacer.show(5000, 0);
  const seen = watch(pacer);
  pacer.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen()).toBe(true);
});
