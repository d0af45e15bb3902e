const isVisible = (): boolean => document.visibilityState === "visible";

/**
 * Runs a task right after the next frame has been painted, so that the effect of a press is visible before longer work
 * begins. Tasks run in order. On a hidden page, which paints nothing, a task runs at once.
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
  // A page that is hidden meanwhile gets no frames until it is visible again.
  document.addEventListener("visibilitychange", run);
  // Closing the page saves the match, so earlier presses must be answered first.
  window.addEventListener("pagehide", run, true);
  requestAnimationFrame(() => setTimeout(run));
}
