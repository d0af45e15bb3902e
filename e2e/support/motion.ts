import type { Page } from "@playwright/test";

/** A property that was seen to be animated, and the longest way from one of its values to another in milliseconds. */
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

/** Runs in the page: looks at all that moves in every frame. */
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
    // What a script moves frame by frame.
    for (const element of document.querySelectorAll(`[style*="translate3d"], [style*="translateX"]`)) {
      const on = `${element.tagName} ${element.className}`;
      seen.set(`transform ${on}`, { property: "transform", on, longest: Number.POSITIVE_INFINITY });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Watches what moves from now on.
 * @returns a way to ask what has been seen to move.
 */
export async function watchMotion(page: Page): Promise<() => Promise<readonly Moved[]>> {
  await page.evaluate(watch);
  return () => page.evaluate(() => [...(window.seenMotion?.values() ?? [])]);
}
