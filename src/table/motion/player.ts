/** An animation to be started: on which element, from where to where, when. Times in milliseconds on the clock. */
export interface Track {
  readonly element: Element;
  readonly keyframes: Keyframe[];
  readonly delay: number;
  readonly duration: number;
  readonly easing?: string;
  /** Before its turn comes, the element is shown as it begins. */
  readonly early?: boolean;
}

/** Animations under way. */
export interface Performance {
  /** Everything is at its end at once. */
  finish(): void;
  /** Settles when the last one has ended, by itself or not. */
  readonly over: Promise<void>;
}

/** Starts all tracks together. */
export function perform(tracks: readonly Track[]): Performance {
  const running = tracks.map(({ element, keyframes, delay, duration, easing = "linear", early }) =>
    element.animate(keyframes, {
      delay,
      duration,
      easing,
      fill: early ? "backwards" : "none",
    }),
  );
  // A cancelled one (its element is gone) is over too.
  const over = Promise.allSettled(running.map(({ finished }) => finished)).then(() => undefined);
  return {
    over,
    finish: () => {
      for (const animation of running) animation.finish();
    },
  };
}
