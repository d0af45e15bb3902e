/** What to do about a new version of the app. */
export type UpdateAdvice = "none" | "now" | "after-match";

/** An update never interrupts a running match. It waits, with a notice. */
export function updateAdvice(isReady: boolean, running: boolean): UpdateAdvice {
  if (!isReady) return "none";
  return running ? "after-match" : "now";
}
