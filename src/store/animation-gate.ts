let ends = 0;
let holdEnds = 0;
let skips = false;

/** Whether turns of other players are left out, up to the next question to the viewer. */
export const isSkipping = (): boolean => skips;

export function setSkipping(skipping: boolean): void {
  skips = skipping;
}

/**
 * The table reports that it is animating what happened. Scripted opponents wait, so that one move is seen
 * before the next.
 * @param all milliseconds from now; 0: it is over.
 * @param hold the part of it that has to be seen first: dice roll, a played card is held up.
 */
export function holdForAnimation(all: number, hold: number): void {
  ends = performance.now() + all;
  holdEnds = performance.now() + hold;
}

/**
 * Milliseconds until the animation is over.
 * @param quiet only the part that must be seen first.
 */
export function animationTimeLeft(quiet: boolean): number {
  return Math.max(0, (quiet ? holdEnds : ends) - performance.now());
}
