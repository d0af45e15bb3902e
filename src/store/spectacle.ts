let ends = 0;
let holdEnds = 0;

/**
 * Said by the table: what has happened is being shown. Scripted opponents hold back meanwhile, so that one move is
 * seen before the next is made.
 * @param all milliseconds from now on; 0: it is over. @param hold as long of it as what follows would not be
 *   understood: dice roll, a played card is held up.
 */
export function showFor(all: number, hold: number): void {
  ends = performance.now() + all;
  holdEnds = performance.now() + hold;
}

/** Milliseconds until what has happened has been shown. @param quiet only as long as it holds up what follows. */
export function showLeft(quiet: boolean): number {
  return Math.max(0, (quiet ? holdEnds : ends) - performance.now());
}
