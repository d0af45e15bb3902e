/** A word for the rest of the page about the match on the table, without loading the engine. */
let running = false;

/** Is a match on the table that is not over? An update of the program waits until it is. */
export function isMatchRunning(): boolean {
  return running;
}

/** Said by the match store alone. */
export function setMatchRunning(now: boolean): void {
  running = now;
}
