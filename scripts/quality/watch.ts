import type { Page } from "@playwright/test";

/** The browser's own performance figures. Times in milliseconds. */
export interface Vitals {
  readonly lcp: number;
  readonly cls: number;
  readonly blocked: number;
  /** Times from each press to the next paint, for those of at least 16 ms. */
  readonly interactions: readonly number[];
}

/** Runs in the page before any other script and keeps its vitals. */
export function watchVitals(): void {
  const kept = { lcp: 0, cls: 0, blocked: 0, interactions: [] as number[] };
  Object.assign(window, { vitals: kept });
  const on = (type: string, each: (entry: never) => void, more: object = {}) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach(each as (entry: PerformanceEntry) => void),
    ).observe({
      type,
      buffered: true,
      ...more,
    });
  on("largest-contentful-paint", (entry: PerformanceEntry) => {
    kept.lcp = entry.startTime;
  });
  // As browsers count it: a window of shifts less than a second apart, for five seconds at most. The worst window
  // counts.
  let [began, latest, sum] = [0, 0, 0];
  on("layout-shift", (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
    if (entry.hadRecentInput) return;
    const isSameWindow = entry.startTime - latest < 1000 && entry.startTime - began < 5000;
    if (!isSameWindow) [began, sum] = [entry.startTime, 0];
    latest = entry.startTime;
    sum += entry.value;
    kept.cls = Math.max(kept.cls, sum);
  });
  on("longtask", (entry: PerformanceEntry) => {
    kept.blocked += Math.max(0, entry.duration - 50);
  });
  const longest = new Map<number, number>();
  on(
    "event",
    (entry: PerformanceEntry & { interactionId: number }) => {
      if (entry.interactionId === 0) return;
      longest.set(entry.interactionId, Math.max(longest.get(entry.interactionId) ?? 0, entry.duration));
      kept.interactions = [...longest.values()];
    },
    { durationThreshold: 16 },
  );
}

/** @param page a page on which `watch` has run. */
export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
