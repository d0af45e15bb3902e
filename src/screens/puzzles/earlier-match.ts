import { isDefence } from "../../puzzles/goal";
import type { Puzzle } from "../../puzzles/puzzle";
import type { MatchSummary } from "../../store/types";

/** What becomes of a saved match when its puzzle is opened again. */
export type Fate = "resume" | "replace" | "keep";

/**
 * A match in the puzzle's turn goes on, and one that ended with the puzzle makes way. A match that may have been played
 * on stays: in the turn right after, it is opened again, since nobody may have played in it.
 */
export function fateOf(
  { turn, over }: Pick<MatchSummary, "turn" | "over">,
  { goal, board }: Pick<Puzzle, "goal" | "board">,
): Fate {
  // The last turn of the other player that belongs to the puzzle or follows it at once.
  const last = board.turn.number + (isDefence(goal) ? 0 : 1);
  if (over) return turn <= last ? "replace" : "keep";
  if (turn === board.turn.number) return "resume";
  if (turn <= last) return "replace";
  return turn === last + 1 ? "resume" : "keep";
}
