/** Longest wait for a frame, in milliseconds: hidden pages are not painted. */
const PATIENCE = 100;

/** Resolves after the frame that responds to a press has been painted, so that long work starts after it. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });
}
