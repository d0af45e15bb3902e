const isVisible = (): boolean => document.visibilityState === "visible";

/**
 * Runs a task right after the next frame has been painted, so that what a press changes is seen before longer work begins.
 * Tasks run in the order in which they came. On a hidden page, which paints nothing, a task runs at once.
 */
export function afterPaint(task: () => void): void {
  if (!isVisible()) {
    task();
    return;
  }
  let isDone = false;
  const run = () => {
    if (isDone) return;
    isDone = true;
    document.removeEventListener("visibilitychange", run);
    window.removeEventListener("pagehide", run, true);
    task();
  };
  // A page that is hidden meanwhile gets no frames until it is looked at again.
  document.addEventListener("visibilitychange", run);
  // A page that goes away is saved when it hears of it: what was pressed before is answered first.
  window.addEventListener("pagehide", run, true);
  requestAnimationFrame(() => setTimeout(run));
}
