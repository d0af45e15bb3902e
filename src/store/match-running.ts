/** Lets the rest of the page know about the match on the table, without loading the engine. */
let running = false;

/** Whether there is an unfinished match on the table. Program updates wait until it is over. */
export function isMatchRunning(): boolean {
  return running;
}

/** Called by the match store only. */
export function setMatchRunning(now: boolean): void {
  running = now;
}
