import { afterEach, beforeEach, vi } from "vitest";

const seen = (state: "visible" | "hidden") => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};

/** Nobody looks at the page any more: what waits for a picture is done at once. */
export const lookAway = (): void => seen("hidden");

/** One picture, and what comes right after it. */
export const picture = (): unknown => vi.advanceTimersByTime(17);

/** In this file somebody looks at the page, and pictures come when `picture` is called. */
export function withPictures(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
    seen("visible");
  });
  afterEach(() => {
    lookAway();
    vi.useRealTimers();
  });
}
