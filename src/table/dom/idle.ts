/** Milliseconds after which the page counts as idle even if it never is. */
const TIMEOUT = 5000;

/** Waits until the page is idle. */
export function idle(): Promise<void> {
  if (!("requestIdleCallback" in window)) return new Promise((done) => setTimeout(done, 200));
  return new Promise((done) => requestIdleCallback(() => done(), { timeout: TIMEOUT }));
}
