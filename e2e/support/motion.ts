import type { Page } from "@playwright/test";

/** An animated property and its longest transition between two values, in milliseconds. */
export interface Moved {
  readonly property: string;
  readonly on: string;
  readonly longest: number;
}

declare global {
  interface Window {
    seenMotion?: Map<string, Moved>;
  }
}

/** Runs in the page: records everything that moves in every frame. */
function watch(): void {
  const seen = new Map<string, Moved>();
  window.seenMotion = seen;
  const NOT_PROPERTIES = ["offset", "computedOffset", "easing", "composite"];
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (!(effect instanceof KeyframeEffect) || animation.playState !== "running") continue;
      const { duration } = effect.getComputedTiming();
      const frames = effect.getKeyframes();
      const [first] = frames;
      const on = `${effect.target?.tagName} ${effect.target?.className} ${effect.pseudoElement ?? ""}`;
      for (const property of Object.keys(first ?? {})) {
        if (NOT_PROPERTIES.includes(property)) continue;
        const changes = frames.slice(1).map((frame, i) => {
          const before = frames[i];
          const isSame = before?.[property] === frame[property];
          return isSame ? 0 : (frame.computedOffset - (before?.computedOffset ?? 0)) * Number(duration);
        });
        const longest = Math.max(...changes, 0);
        if (longest > 0) seen.set(`${property} ${on}`, { property, on, longest });
      }
    }
    // Elements that a script moves frame by frame.
    for (const element of document.querySelectorAll(`[style*="translate3d"], [style*="translateX"]`)) {
      const on = `${element.tagName} ${element.className}`;
      seen.set(`transform ${on}`, { property: "transform", on, longest: Number.POSITIVE_INFINITY });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Records what moves from now on.
 * @returns a function for everything seen so far.
 */
export async function watchMotion(page: Page): Promise<() => Promise<readonly Moved[]>> {
  await page.evaluate(watch);
  return () => page.evaluate(() => [...(window.seenMotion?.values() ?? [])]);
}
