/** From this number of scripted players on, one round of their turns is shown in a limited time. */
const MANY = 6;
/** The time for all their turns in a round at normal speed, in milliseconds. Thinking time is extra. */
const ROUND = 9_000;

/** Divides a scripted player's turn time among its animations when many such players sit at the table. */
export interface TurnTime {
  /**
   * How much of the requested time an animation gets: all of it at a small table; in a crowd, at most half of the time
   * left in the turn, so that a long turn speeds up and never overruns.
   * @param scripted number of scripted players.
   * @param turn number of the turn in the match.
   */
  take(scripted: number, turn: number, ms: number): number;
}

export function newTurnTime(): TurnTime {
  let running = 0;
  let left = 0;
  return {
    take: (scripted, turn, ms) => {
      if (scripted < MANY) return ms;
      if (turn !== running) [running, left] = [turn, ROUND / scripted];
      const taken = Math.min(ms, left / 2);
      left -= taken;
      return taken;
    },
  };
}

/** Number of scripted players who share the display time; 0 in a person's turn. */
export function scriptedIn(
  seats: readonly { readonly kind: string }[] | undefined,
  turnSeat: number,
): number {
  if (seats?.[turnSeat]?.kind !== "opponent") return 0;
  return seats.filter(({ kind }) => kind === "opponent").length;
}
