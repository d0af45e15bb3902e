import { responseWindowOf, type Seat, view } from "../../kernel";
import { isMet } from "../guide/step-condition";
import type { RunningMatch } from "../running/running-match";

type Taught = Pick<RunningMatch, "game" | "g" | "guide" | "taught">;

/** Lesson steps about the window in which the seat is asked that have not been shown there yet. */
function stepsHere({ game, g, guide, taught }: Taught, seat: Seat): readonly string[] {
  const { decision } = g.state;
  const window = decision === null ? undefined : responseWindowOf(decision);
  if (guide === null || window === undefined || decision?.seat !== seat) return [];
  const open = guide.steps.filter(({ id, when }) => when.windows?.includes(window) && !taught.includes(id));
  if (open.length === 0) return [];
  const seen = view(g, seat);
  // A step without a true lesson line here remains to be taught.
  return open
    .filter(({ when, line: say }) => isMet(game, seen, when) && say(seen) !== null)
    .map(({ id }) => id);
}

/** Whether a lesson wants to show this window. It does so once for each of its steps. */
export const isTaughtHere = (match: Taught, seat: Seat): boolean => stepsHere(match, seat).length > 0;

/** Records the steps that the seat is about to answer at. */
export function noteTaught(match: Taught & { taught: readonly string[] }, seat: Seat): readonly string[] {
  return [...match.taught, ...stepsHere(match, seat)];
}
