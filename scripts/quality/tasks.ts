import type { Page } from "@playwright/test";

/** The browser writes down every task of the main thread under this name, and each thread's name. */
const TASK = "RunTask";
const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"];
const MARK = "quality";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds that the thread ran during the event; only events with a length have it. */
  readonly tdur?: number;
}

/**
 * @returns milliseconds of processor time that the longest task of the page's main thread took while
 * something was done. Emulated slowness counts, other programs that run meanwhile do not.
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
