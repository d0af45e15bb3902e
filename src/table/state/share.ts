/** Time for the pieces of one picture and for drawing it, in milliseconds: the rest of a sixtieth of a second is the browser's. */
const GOAL = 12;
const MOST = 32;
/** Before anything is known of the machine. */
const FIRST = 2;

/** How many pieces are drawn with one picture: as many as this machine can draw in time. */
export interface Share {
  /** @returns pieces for the next picture, one at least. */
  next(): number;
  /** @param pieces drawn with one picture. @param took how long they and their picture took, in milliseconds. */
  learn(pieces: number, took: number): void;
}

export function newShare(): Share {
  let share = FIRST;
  return {
    next: () => Math.floor(share),
    learn: (pieces, took) => {
      if (took > GOAL) share = Math.max(1, share / 2);
      // A picture with less than its share says nothing of a larger one, and one piece may take longer than another.
      else if (took < GOAL / 2 && pieces >= Math.floor(share)) share = Math.min(MOST, share * 1.5);
    },
  };
}
