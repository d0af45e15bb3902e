/** Keeps scripted players at the pace of the table, so that each move is seen before the next. */
export interface Pacer {
  /**
   * Adds to the running animation.
   * @param all its length in milliseconds.
   * @param held milliseconds before a pass may follow, while dice roll or a played card is shown.
   */
  show(all: number, held: number): void;
  /** Ends the animation. */
  finish(): void;
  /**
   * Resolves once everything that happened has been seen.
   * @param quiet waits only for the part that must be seen before a pass.
   */
  seen(quiet: boolean): Promise<void>;
  /** Whether the animation of other players' turns is skipped until the viewer is next asked. */
  isSkipping(): boolean;
  setSkipping(skipping: boolean): void;
}

export function createPacer(): Pacer {
  let ends = 0;
  let heldEnds = 0;
  let skips = false;
  let waiting: readonly (() => void)[] = [];

  const left = (quiet: boolean) => Math.max(0, (quiet ? heldEnds : ends) - performance.now());
  const change = () => {
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  };
  const changedOrAfter = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      waiting = [
        ...waiting,
        () => {
          clearTimeout(timer);
          resolve();
        },
      ];
    });

  return {
    show: (all, held) => {
      const begins = performance.now() + left(false);
      if (held > 0) heldEnds = begins + held;
      ends = begins + all;
      change();
    },
    finish: () => {
      ends = 0;
      heldEnds = 0;
      change();
    },
    seen: async (quiet) => {
      for (let ms = left(quiet); ms > 0; ms = left(quiet)) await changedOrAfter(ms);
    },
    isSkipping: () => skips,
    setSkipping: (skipping) => {
      skips = skipping;
    },
  };
}
