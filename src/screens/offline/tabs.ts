const LOCK = "playmat-match";

/** Lets the other tabs of this browser know that a match runs here, until the returned function is called. */
export function announceMatch(): () => void {
  let release = () => {};
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks?.request(LOCK, { mode: "shared" }, () => over).catch(() => {});
  return () => release();
}

/** Does a match run in any tab of this browser? Where tabs cannot tell each other: no. */
export async function matchInSomeTab(): Promise<boolean> {
  const locks = await navigator.locks?.query();
  return locks?.held?.some((lock) => lock.name === LOCK) ?? false;
}
