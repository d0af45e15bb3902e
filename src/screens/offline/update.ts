/** What may be done about a new version of the house. */
export type UpdateAdvice = "none" | "now" | "after-match";

/** A new version never takes a running match away: it waits, and says so. */
export function updateAdvice(isReady: boolean, running: boolean): UpdateAdvice {
  if (!isReady) return "none";
  return running ? "after-match" : "now";
}
