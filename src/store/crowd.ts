/** From this many scripted players on, a round of theirs is shown in a limited time. */
const MANY = 6;
/** The time for all their turns of a round at normal speed, in milliseconds. What they think comes on top. */
const ROUND = 9_000;

/** Shares out the time in which the turn of one of many scripted players is shown. */
export interface TurnTime {
  /**
   * How much of the time that something would take it gets: all of it at a small table; in a crowd at most half of what is
   * left of the turn, so that a long turn goes faster and faster and never takes longer.
   * @param scripted number of scripted players.
   * @param turn its number in the match.
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

/** Number of scripted players who take part in showing a turn: none in the turn of a person. */
export function scriptedIn(
  seats: readonly { readonly kind: string }[] | undefined,
  turnSeat: number,
): number {
  if (seats?.[turnSeat]?.kind !== "opponent") return 0;
  return seats.filter(({ kind }) => kind === "opponent").length;
}
