/** Keeps scripted players at the pace of the table: one move has been seen before the next is made. */
export interface Pacer {
  /**
   * The table shows something more, after what it shows already.
   * @param all milliseconds that it takes.
   * @param held the part of it after which a pass may follow: dice roll, a played card is held up.
   */
  show(all: number, held: number): void;
  /** Everything has been seen. */
  finish(): void;
  /**
   * Resolves once what has happened has been seen.
   * @param quiet only the part that has to be seen before a pass.
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
