const LOCK = "playmat-match";

/** Marks a match as running here for the other tabs of this browser, until the returned function is called. */
export function announceMatch(): () => void {
  let release = () => {};
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(LOCK, { mode: "shared" }, () => over).catch(() => {});
  return () => release();
}

/** True when a match is running in any tab of this browser. False when tabs cannot communicate. */
export async function matchInSomeTab(): Promise<boolean> {
  const locks = await navigator.locks?.query();
  return locks?.held?.some((lock) => lock.name === LOCK) ?? false;
}
