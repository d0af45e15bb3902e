import { afterEach, beforeEach, vi } from "vitest";

function setVisibility(state: "visible" | "hidden"): void {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Hides the page: it gets no more frames. */
export const hidePage = (): void => setVisibility("hidden");

/** Runs one frame, and the tasks right after it has been painted. */
export function nextFrame(): void {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
}

/** Makes the page visible in the tests of this file or group. It gets a frame whenever `nextFrame` is called. */
export function withFrames(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
    setVisibility("visible");
  });
  afterEach(() => {
    hidePage();
    vi.useRealTimers();
  });
}
