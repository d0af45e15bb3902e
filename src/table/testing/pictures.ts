import { afterEach, beforeEach, vi } from "vitest";

const seen = (state: "visible" | "hidden") => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};

/** Nobody looks at the page any more: what waits for a picture is done at once. */
export const lookAway = (): void => seen("hidden");

let clock = 0;

/** One picture, and what comes right after it. @param drawn how long the browser took to draw it, in milliseconds. */
export function picture(drawn = 0): void {
  vi.advanceTimersToNextFrame();
  clock += drawn;
  vi.advanceTimersByTime(2);
}

/** In this file somebody looks at the page, and pictures come when `picture` is called. */
export function withPictures(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
    vi.spyOn(performance, "now").mockImplementation(() => clock);
    seen("visible");
  });
  afterEach(() => {
    lookAway();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
