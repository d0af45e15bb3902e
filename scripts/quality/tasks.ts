import type { Page } from "@playwright/test";

/** The browser records every task of the main thread under this name, and the name of each thread. */
const TASK = "RunTask";
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"];
const MARK = "quality";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time of the event. Only events with a duration have it. */
  readonly tdur?: number;
}

/**
 * @returns processor time of the longest task of the page's main thread while something was done, in milliseconds.
 * Emulated slowness counts, other running programs do not.
 */
export async function longestTask(page: Page, during: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("the page belongs to no browser");
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await during();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const mark = traceEvents.find(({ name }) => name === MARK);
  if (mark === undefined) throw new Error("the page's main thread is not in the trace");
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === TASK && pid === mark.pid && tid === mark.tid,
  );
  if (tasks.length === 0) throw new Error("the trace holds no tasks");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
