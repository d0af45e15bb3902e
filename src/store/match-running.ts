/** Tells the rest of the page about the match on the table, without loading the engine. */
let running = false;

/** Is there an unfinished match on the table? An update of the program waits until it is over. */
export function isMatchRunning(): boolean {
  return running;
}

/** Called by the match store only. */
export function setMatchRunning(now: boolean): void {
  running = now;
}
